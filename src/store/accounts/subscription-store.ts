import { sql } from 'kysely'
import type { Plan, Subscription } from '#domain/subscription.ts'
import type { Queryable } from '#store/schema.ts'

export async function addSubscription(
	db: Queryable,
	accountId: number,
	plan: Plan,
	joinedAt: Date,
	expiresAt: Date,
): Promise<void> {
	await sql`
		insert into subscription (account_id, plan, joined_at, expires_at)
		values (${accountId}, ${plan}, ${joinedAt}, ${expiresAt})
		on conflict (account_id) where plan = 'trial' do nothing
	`.execute(db)
}

/** Oldest first. */
export async function subscriptionsOf(db: Queryable, accountId: number): Promise<Subscription[]> {
	const found = await sql<Subscription>`
		select plan, joined_at as "joinedAt", expires_at as "expiresAt"
		from subscription where account_id = ${accountId} order by joined_at, id
	`.execute(db)
	return found.rows
}
