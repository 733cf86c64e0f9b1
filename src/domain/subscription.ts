/** Plans that operators grant, and the trial of every new account. */
export const grantedPlans = ['3-months', '6-months', 'yearly'] as const
export type GrantedPlan = (typeof grantedPlans)[number]
export const plans = [...grantedPlans, 'trial'] as const
export type Plan = (typeof plans)[number]

export type Subscription = { plan: Plan; joinedAt: Date; expiresAt: Date }

const monthsOf: Record<GrantedPlan, number> = { '3-months': 3, '6-months': 6, yearly: 12 }
const dayMs = 86_400_000

/** The end of a plan: the same day of a later month, or the last day of that month. */
export function planEnd(plan: GrantedPlan, begins: Date): Date {
	const end = new Date(begins)
	const day = end.getUTCDate()
	end.setUTCMonth(end.getUTCMonth() + monthsOf[plan])
	if (end.getUTCDate() !== day) end.setUTCDate(0)
	return end
}

export const trialEnd = (begins: Date, days: number): Date => new Date(begins.getTime() + days * dayMs)

/** Whole days of credit that are left and that are used, over all running subscriptions. */
export function creditDays(
	subscriptions: readonly Pick<Subscription, 'joinedAt' | 'expiresAt'>[],
	now: Date,
): { left: number; used: number } {
	const running = subscriptions.filter(({ expiresAt }) => expiresAt > now)
	if (running.length === 0) return { left: 0, used: 0 }
	const begins = Math.min(now.getTime(), ...running.map(({ joinedAt }) => joinedAt.getTime()))
	const ends = Math.max(...running.map(({ expiresAt }) => expiresAt.getTime()))
	const left = Math.ceil((ends - now.getTime()) / dayMs)
	return { left, used: Math.max(0, Math.round((ends - begins) / dayMs) - left) }
}
