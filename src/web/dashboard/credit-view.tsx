import { brandAddresses } from '#domain/brand.ts'
import { creditDays } from '#domain/subscription.ts'
import { dateOf, wholeNumber } from '#text/format.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { pageRequest } from '#web/server-context.ts'
import type { Route } from './+types/credit-view.ts'
import { useUser } from './own-view.tsx'
import { useDashboardText } from './use-dashboard-text.ts'
import './credit-view.css'

export const loader = ({ context }: Route.LoaderArgs) =>
	brandAddresses(context.get(pageRequest).brandDomain).info

/** Days left against days used. */
export default function CreditView({ loaderData: contact }: Route.ComponentProps) {
	const text = useDashboardText()
	const user = useUser()
	const locale = useLocale()
	const plans = user.subscription_set.map(({ joined_date, exp_date }) => ({
		joinedAt: new Date(joined_date),
		expiresAt: new Date(exp_date),
	}))
	const { left, used } = creditDays(plans, new Date())
	const isOver = left === 0 && used === 0
	const until = new Date(Math.max(0, ...plans.map(({ expiresAt }) => expiresAt.getTime())))
	return (
		<div className="credit">
			<Doughnut left={left} used={used} label={text('credit.chart', { left, used })}>
				<bdi className="credit-number">{wholeNumber(left, locale)}</bdi>
				<span className="quiet-text">{text('credit.left')}</span>
			</Doughnut>
			<p className="credit-state">
				{isOver
					? text('credit.expired')
					: left === 1
						? text('credit.expiresOne')
						: text('credit.expires', { days: left })}
			</p>
			<dl>
				{(
					[
						['credit.left', left, 'credit-left'],
						['credit.used', used, 'credit-used'],
					] as const
				).map(([label, days, colour]) => (
					<div key={label}>
						<dt>
							<span aria-hidden="true" className={colour} />
							{text(label)}
						</dt>
						<dd>
							<bdi>{wholeNumber(days, locale)}</bdi>
						</dd>
					</div>
				))}
			</dl>
			{!isOver && <p className="quiet-text">{text('credit.until', { date: dateOf(until, locale) })}</p>}
			<p className="credit-stays quiet-text">{text('credit.stays')}</p>
			<p className="quiet-text">
				{text('credit.how')}{' '}
				<a href={`mailto:${contact}`} className="inline-link target-link">
					<bdi>{contact}</bdi>
				</a>
			</p>
		</div>
	)
}

type Props = { left: number; used: number; label: string; children: React.ReactNode }

/** Two numbers as a ring around its content; its label has the same numbers for screen readers. */
function Doughnut({ left, used, label, children }: Props) {
	const total = left + used
	const share = total === 0 ? 0 : (left / total) * 100
	return (
		<div className="doughnut-frame">
			<svg viewBox="0 0 36 36" className="doughnut" role="img" aria-label={label}>
				<circle cx="18" cy="18" r="15" className="doughnut-used" />
				<circle
					cx="18"
					cy="18"
					r="15"
					className="doughnut-left"
					pathLength={100}
					strokeDasharray={`${share} ${100 - share}`}
					transform="rotate(-90 18 18)"
				/>
			</svg>
			<p aria-hidden="true">{children}</p>
		</div>
	)
}
