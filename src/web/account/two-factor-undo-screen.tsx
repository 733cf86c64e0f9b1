import { useText } from '#web/layout/use-locale.ts'
import type { Route } from './+types/two-factor-undo-screen.ts'
import { privatePage } from './private-page.ts'
import { UndoCard } from './undo-card.tsx'

export const headers = privatePage

/** Opened from the e-mail that says that two-factor log-in was turned on. */
export default function TwoFactorUndoScreen({ params }: Route.ComponentProps) {
	const text = useText()
	return (
		<UndoCard
			path="/v1/user/two-factor/undo/"
			token={params.token}
			of="twoFactorUndo"
			sayDone={() => text('account.twoFactorUndo.done')}
		/>
	)
}
