import { dashboardPath } from '#contract/dashboard-path.ts'
import { pathOf } from '#contract/route-names.ts'
import { newsLocales } from '#domain/locale.ts'
import { SiteLink } from '#web/layout/site-link.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Filters } from './use-filters.ts'
import './limit-dialog.css'

/** Leads through the login, because the session is over, to the dashboard's view of subscription credit. */
const chargePath = `${pathOf('login')}?${new URLSearchParams({ next: dashboardPath('credit') })}`

/** Shown when a visitor without an account chooses more than one of a kind; 440 wide. */
export function LimitDialog({ filters }: { filters: Filters }) {
	const text = useText()
	const isMember = filters.limit === 'member'
	return (
		<Dialog open={filters.limit !== undefined} onClose={filters.closeLimit} title={text('limit.title')}>
			<div className="tight-stack dialog-body">
				<p>{text('limit.text')}</p>
				<ul className="limit-list">
					<li>{text('limit.coin')}</li>
					{newsLocales.map((locale) => (
						<li key={locale}>{text(`limit.${locale}`)}</li>
					))}
				</ul>
				<p className="quiet-text">
					{text('limit.more')}{' '}
					<SiteLink to={pathOf('signup')} className="inline-link">
						{text('limit.link')}
					</SiteLink>
				</p>
				<div className="dialog-buttons">
					<button type="button" className="quiet-button" onClick={filters.skipLimit}>
						{text('limit.skip')}
					</button>
					<SiteLink to={isMember ? chargePath : pathOf('signup')} className="primary-button">
						{text(isMember ? 'limit.charge' : 'limit.signUp')}
					</SiteLink>
				</div>
			</div>
		</Dialog>
	)
}
