import { useSearchParams } from 'react-router'
import { dashboardPath } from '#contract/dashboard-path.ts'
import { AccountCard } from '#web/account/account-card.tsx'
import { Notice } from '#web/account/notice.tsx'
import { privatePage } from '#web/account/private-page.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'

export const headers = privatePage

/**
 * The page of the unsubscribe link. Opening it changes nothing; one press ends the digest, without a script and
 * without logging in.
 */
export default function UnsubscribeScreen() {
	const text = useText()
	const [query] = useSearchParams()
	const dashboard = (
		<SiteLink to={dashboardPath('following')} className="quiet-button wide-button">
			{text('account.unsubscribe.dashboard')}
		</SiteLink>
	)
	if (query.has('done') || query.has('dead'))
		return (
			<AccountCard scriptless title={text('account.unsubscribe.title')}>
				{query.has('done') ? (
					<Notice>{text('account.unsubscribe.done')}</Notice>
				) : (
					<Notice tone="error">{text('account.unsubscribe.dead')}</Notice>
				)}
				{dashboard}
			</AccountCard>
		)
	return (
		<AccountCard scriptless title={text('account.unsubscribe.title')}>
			<form method="post" className="plain-form stack">
				<p className="quiet-text">{text('account.unsubscribe.lead')}</p>
				<input type="hidden" name="from" value="page" />
				<button type="submit" className="primary-button plain-submit wide-button">
					{text('account.unsubscribe.submit')}
				</button>
			</form>
		</AccountCard>
	)
}
