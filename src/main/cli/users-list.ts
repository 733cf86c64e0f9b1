import type { Account, AccountState } from '#domain/account.ts'
import { creditDays, type Subscription } from '#domain/subscription.ts'
import type { RosterEntry } from '#store/accounts/account-roster.ts'
import { textTable } from './text-table.ts'

const stateStyle = { active: 'green', unconfirmed: 'yellow', suspended: 'red' } as const satisfies Record<
	AccountState,
	string
>

const day = (moment: Date | null): string => moment?.toISOString().slice(0, 10) ?? ''

export const rosterDocument = (entry: RosterEntry) => ({
	username: entry.username,
	email: entry.email,
	state: entry.state,
	created: entry.createdAt,
	last_seen: entry.lastSeenAt,
})

export const rosterTable = (entries: readonly RosterEntry[]): string[] =>
	textTable(
		['username', 'e-mail', 'state', 'since', 'last seen'],
		entries.map(({ username, email, state, createdAt, lastSeenAt }) => [
			...[username, email],
			{ text: state, style: stateStyle[state] },
			...[day(createdAt), day(lastSeenAt)],
		]),
	)

/** What an operator may see of a user; never a hash, a token or a session. */
type UserReport = {
	account: Account
	subscriptions: readonly Subscription[]
	sessions: number
	hasPassword: boolean
	identities: number
	apiKeys: number
}

export const userDocument = ({
	account,
	subscriptions,
	sessions,
	hasPassword,
	identities,
	apiKeys,
}: UserReport) => ({
	username: account.username,
	email: account.email,
	first_name: account.firstName,
	last_name: account.lastName,
	language: account.locale,
	state: account.state,
	created: account.createdAt,
	open_sessions: sessions,
	has_password: hasPassword,
	google: identities > 0,
	api_keys: apiKeys,
	subscriptions: subscriptions.map(({ plan, joinedAt, expiresAt }) => ({
		plan,
		joined: joinedAt,
		expires: expiresAt,
	})),
})

export function userLines(report: UserReport, now: Date): string[] {
	const { account, subscriptions, sessions, hasPassword, identities } = report
	const ways = [hasPassword ? 'password' : '', identities > 0 ? 'Google' : ''].filter(Boolean).join(', ')
	const { left } = creditDays(subscriptions, now)
	const facts = {
		username: account.username,
		'e-mail': account.email,
		name: `${account.firstName} ${account.lastName}`.trim(),
		language: account.locale,
		state: account.state,
		since: day(account.createdAt),
		'logs in by': ways || 'nothing yet',
		'open sessions': String(sessions),
		'API keys': String(report.apiKeys),
		credit: `${left} days left`,
	}
	const width = Math.max(...Object.keys(facts).map((name) => name.length))
	return [
		...Object.entries(facts).map(([name, value]) => `${name.padEnd(width)}  ${value}`),
		...subscriptions.map(
			({ plan, joinedAt, expiresAt }) =>
				`${'plan'.padEnd(width)}  ${plan}, ${day(joinedAt)} to ${day(expiresAt)}`,
		),
	]
}
