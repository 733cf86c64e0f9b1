import { sql } from 'kysely'
import type { AccountState } from '#domain/account.ts'
import type { Queryable } from '#store/schema.ts'

/** An account as an operator sees it in a list. */
export type RosterEntry = {
	id: number
	username: string
	email: string
	state: AccountState
	createdAt: Date
	lastSeenAt: Date | null
}

const state = sql`
	case when suspended_at is not null then 'suspended' when activated_at is null then 'unconfirmed' else 'active' end
`

export async function listAccounts(db: Queryable): Promise<RosterEntry[]> {
	const found = await sql<RosterEntry>`
		select id, username, email, ${state} as state, created_at as "createdAt",
			(select max(last_seen_at) from session where user_id = account.id) as "lastSeenAt"
		from account order by id
	`.execute(db)
	return found.rows
}

/** Keeps somebody out, or lets them in again; false where it was so already. */
export async function setSuspended(
	db: Queryable,
	accountId: number,
	suspendedAt: Date | null,
): Promise<boolean> {
	const changed = await sql`
		update account set suspended_at = ${suspendedAt}
		where id = ${accountId} and (suspended_at is null) <> (${suspendedAt}::timestamptz is null)
		returning id
	`.execute(db)
	return changed.rows.length > 0
}

/** How somebody can get in, in numbers: no session is ever listed. */
export async function countAccess(
	db: Queryable,
	accountId: number,
	now: Date,
): Promise<{ sessions: number; identities: number }> {
	const found = await sql<{ sessions: number; identities: number }>`
		select
			(select count(*)::integer from session where user_id = ${accountId} and ended_at is null
				and last_seen_at > ${now}::timestamptz - interval '14 days'
				and created_at > ${now}::timestamptz - interval '90 days') as sessions,
			(select count(*)::integer from google_identity where account_id = ${accountId}) as identities
	`.execute(db)
	return found.rows[0] ?? { sessions: 0, identities: 0 }
}
