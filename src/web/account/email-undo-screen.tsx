import { useState } from 'react'
import type { EmailUndoResponse } from '#contract/account.ts'
import { pathOf } from '#contract/route-names.ts'
import type { AccountKey } from '#text/en/account.ts'
import { isolated } from '#text/isolated.ts'
import { callAsNobody, clearCredentials } from '#web/api-client.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/email-undo-screen.ts'
import { AccountCard } from './account-card.tsx'
import { Notice } from './notice.tsx'
import { privatePage } from './private-page.ts'
import { useFailureMessage } from './use-failure-message.ts'

export const headers = privatePage

type State = { kind: 'asking' | 'busy' | 'dead' } | { kind: 'done'; email: string }

const titles: Record<State['kind'], AccountKey> = {
	asking: 'account.undo.title',
	busy: 'account.undo.title',
	dead: 'account.activation.expiredTitle',
	done: 'account.undo.doneTitle',
}

/** Opened from the e-mail to the old address. Opening it changes nothing; one press restores the account. */
export default function EmailUndoScreen({ params }: Route.ComponentProps) {
	const text = useText()
	const locale = useLocale()
	const sayFailure = useFailureMessage()
	const [state, setState] = useState<State>({ kind: 'asking' })
	const undo = async () => {
		if (state.kind === 'busy') return
		setState({ kind: 'busy' })
		const { token } = params
		const response = await callAsNobody<EmailUndoResponse>('POST', '/v1/user/email/undo/', { token })
		if (!response.ok && response.failure.status !== 400) {
			setState({ kind: 'asking' })
			return sayFailure(response.failure, () => void undo())
		}
		if (!response.ok || !response.value.status) return setState({ kind: 'dead' })
		// All sessions have ended, including this browser's, if it had one.
		clearCredentials()
		setState({ kind: 'done', email: response.value.email })
	}
	return (
		<AccountCard title={text(titles[state.kind])}>
			{(state.kind === 'asking' || state.kind === 'busy') && (
				<form
					method="post"
					className="stack"
					onSubmit={(event) => {
						event.preventDefault()
						void undo()
					}}
				>
					<p className="quiet-text">{text('account.undo.lead')}</p>
					<SubmitButton busy={state.kind === 'busy'}>{text('account.undo.submit')}</SubmitButton>
					<p className="small-text faint-text">{text('account.undo.mine')}</p>
				</form>
			)}
			{state.kind === 'done' && (
				<>
					<Notice>
						<p>{text('account.undo.done', { email: isolated(state.email) })}</p>
						<p>{text('account.undo.next')}</p>
					</Notice>
					<SiteLink to={pathOf('login')} className="quiet-button wide-button">
						{text('account.reset.back')}
					</SiteLink>
				</>
			)}
			{state.kind === 'dead' && (
				<>
					<Notice tone="error">{text('account.undo.dead')}</Notice>
					<SiteLink to={pathOf('reset_password')} className="primary-button wide-button">
						{text('account.reset.title')}
					</SiteLink>
					<SiteLink to={pathOf(`${locale}-contact`)} className="quiet-button wide-button">
						{text('account.undo.write')}
					</SiteLink>
				</>
			)}
		</AccountCard>
	)
}
