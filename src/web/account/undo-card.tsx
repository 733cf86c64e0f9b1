import { useState } from 'react'
import { pathOf } from '#contract/route-names.ts'
import type { AccountKey } from '#text/en/account.ts'
import { callAsNobody, clearCredentials } from '#web/api-client.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { AccountCard } from './account-card.tsx'
import { Notice } from './notice.tsx'
import { useFailureMessage } from './use-failure-message.ts'

type State<Done> = { kind: 'asking' | 'busy' | 'dead' } | { kind: 'done'; value: Done }

type Props<Done> = {
	/** Where the token is sent. */
	path: string
	token: string
	/** Which of the undo texts it says. */
	of: 'undo' | 'twoFactorUndo'
	/** What was undone. */
	sayDone: (value: Done) => string
}

/** What a link in an e-mail undoes. Opening it changes nothing; one press does. */
export function UndoCard<Done extends { status: true }>({ path, token, of, sayDone }: Props<Done>) {
	const text = useText()
	const locale = useLocale()
	const sayFailure = useFailureMessage()
	const [state, setState] = useState<State<Done>>({ kind: 'asking' })
	const undo = async () => {
		if (state.kind === 'busy') return
		setState({ kind: 'busy' })
		const response = await callAsNobody<Done | { status: false }>('POST', path, { token })
		if (!response.ok && response.failure.status !== 400) {
			setState({ kind: 'asking' })
			return sayFailure(response.failure, () => void undo())
		}
		if (!response.ok || !response.value.status) return setState({ kind: 'dead' })
		// All sessions have ended, including this browser's, if it had one.
		clearCredentials()
		setState({ kind: 'done', value: response.value })
	}
	const titleOf: Record<State<Done>['kind'], AccountKey> = {
		asking: `account.${of}.title`,
		busy: `account.${of}.title`,
		dead: 'account.activation.expiredTitle',
		done: `account.${of}.doneTitle`,
	}
	return (
		<AccountCard title={text(titleOf[state.kind])}>
			{(state.kind === 'asking' || state.kind === 'busy') && (
				<form
					method="post"
					className="stack"
					onSubmit={(event) => {
						event.preventDefault()
						void undo()
					}}
				>
					<p className="quiet-text">{text(`account.${of}.lead`)}</p>
					<SubmitButton busy={state.kind === 'busy'}>{text(`account.${of}.submit`)}</SubmitButton>
					<p className="small-text faint-text">{text(`account.${of}.mine`)}</p>
				</form>
			)}
			{state.kind === 'done' && (
				<>
					<Notice>
						<p>{sayDone(state.value)}</p>
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
