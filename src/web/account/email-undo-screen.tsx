import type { EmailUndoResponse } from '#contract/account.ts'
import { isolated } from '#text/isolated.ts'
import { useText } from '#web/layout/use-locale.ts'
import type { Route } from './+types/email-undo-screen.ts'
import { privatePage } from './private-page.ts'
import { UndoCard } from './undo-card.tsx'

export const headers = privatePage

type Undone = Extract<EmailUndoResponse, { status: true }>

/** Opened from the e-mail to the old address. */
export default function EmailUndoScreen({ params }: Route.ComponentProps) {
	const text = useText()
	return (
		<UndoCard<Undone>
			path="/v1/user/email/undo/"
			token={params.token}
			of="undo"
			sayDone={({ email }) => text('account.undo.done', { email: isolated(email) })}
		/>
	)
}
