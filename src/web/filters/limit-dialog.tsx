import { Link } from 'react-router'
import { pathOf } from '#contract/route-names.ts'
import { useLoggedIn } from '#web/account/login-flag.ts'
import { useText } from '#web/layout/use-locale.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Filters } from './use-filters.ts'

/** The dashboard's view of subscription credit. */
const chargePath = `${pathOf('dashboard')}?view=17`

/** Shown when a visitor without an account chooses more than one of a kind; 440 wide. */
export function LimitDialog({ filters }: { filters: Filters }) {
	const text = useText()
	const loggedIn = useLoggedIn()
	return (
		<Dialog
			open={filters.limitShown}
			onClose={filters.closeLimit}
			title={text('limit.title')}
			closeLabel={text('filters.close')}
		>
			<div className="grid gap-3 overflow-y-auto p-5">
				<p>{text('limit.text')}</p>
				<ul className="list-disc ps-6">
					<li>{text('limit.coin')}</li>
					<li>{text('limit.fa')}</li>
					<li>{text('limit.en')}</li>
				</ul>
				<p className="text-ink-2">
					{text('limit.more')}{' '}
					<Link to={pathOf('signup')} className="inline-link">
						{text('limit.link')}
					</Link>
				</p>
				<div className="mt-1 flex flex-wrap justify-end gap-2">
					<button type="button" className="quiet-button" onClick={filters.skipLimit}>
						{text('limit.skip')}
					</button>
					<Link to={loggedIn ? chargePath : pathOf('signup')} className="primary-button">
						{text(loggedIn ? 'limit.charge' : 'limit.signUp')}
					</Link>
				</div>
			</div>
		</Dialog>
	)
}
