import { creditDays } from '#domain/subscription.ts'
import { dateOf, wholeNumber } from '#text/format.ts'
import type { User } from '#web/account/user-info.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { Doughnut } from './doughnut.tsx'
import { useDashboardText } from './use-dashboard-text.ts'

/** Days left against days used. */
export function SubscriptionCredit({ user, contact }: { user: User; contact: string }) {
	const text = useDashboardText()
	const locale = useLocale()
	const plans = user.subscription_set.map(({ joined_date, exp_date }) => ({
		joinedAt: new Date(joined_date),
		expiresAt: new Date(exp_date),
	}))
	const { left, used } = creditDays(plans, new Date())
	const isOver = left === 0 && used === 0
	const until = new Date(Math.max(0, ...plans.map(({ expiresAt }) => expiresAt.getTime())))
	return (
		<div className="grid justify-items-center gap-5 text-center">
			<Doughnut left={left} used={used} label={text('credit.chart', { left, used })}>
				<bdi className="block text-4xl font-bold tabular-nums">{wholeNumber(left, locale)}</bdi>
				<span className="text-ink-2">{text('credit.left')}</span>
			</Doughnut>
			<p className="text-lg font-semibold">
				{isOver
					? text('credit.expired')
					: left === 1
						? text('credit.expiresOne')
						: text('credit.expires', { days: left })}
			</p>
			<dl className="flex gap-10">
				{(
					[
						['credit.left', left, 'bg-brand'],
						['credit.used', used, 'bg-ink-3 opacity-40'],
					] as const
				).map(([label, days, colour]) => (
					<div key={label} className="grid justify-items-center">
						<dt className="flex items-center gap-2 text-ink-2">
							<span aria-hidden="true" className={`size-3 rounded-full ${colour}`} />
							{text(label)}
						</dt>
						<dd className="text-2xl font-bold tabular-nums">
							<bdi>{wholeNumber(days, locale)}</bdi>
						</dd>
					</div>
				))}
			</dl>
			{!isOver && <p className="text-ink-2">{text('credit.until', { date: dateOf(until, locale) })}</p>}
			<p className="max-w-md text-balance text-ink-2">{text('credit.stays')}</p>
			<p className="text-ink-2">
				{text('credit.how')}{' '}
				<a href={`mailto:${contact}`} className="inline-link inline-flex min-h-target items-center">
					<bdi>{contact}</bdi>
				</a>
			</p>
		</div>
	)
}
