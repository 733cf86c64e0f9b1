import { sql } from 'kysely'
import type { Queryable } from '#store/schema.ts'

/** What the tables hold about a person beyond the account itself. */
export type OwnTraces = {
	/** An item that was removed has no title any more, here as everywhere. */
	votes: { itemId: number; title: string | null; choice: string; castAt: Date }[]
	views: { itemId: number; title: string | null; viewedAt: Date }[]
	sessions: { createdAt: Date; lastSeenAt: Date; endedAt: Date | null }[]
	identities: { issuer: string; linkedAt: Date }[]
	letters: { letter: string; createdAt: Date; outcome: string | null }[]
	picture: Uint8Array | undefined
}

export async function findOwnTraces(db: Queryable, accountId: number): Promise<OwnTraces> {
	const shownTitle = sql`case item.state when 'shown' then title end as title`
	const theirs = sql`identity_kind = 'user' and identity_id = ${String(accountId)}`
	const [votes, views, sessions, identities, letters, pictures] = await Promise.all([
		sql<OwnTraces['votes'][number]>`
			select item_id as "itemId", ${shownTitle}, choice, cast_at as "castAt"
			from vote join news_item as item on item.id = item_id where ${theirs} order by cast_at, item_id
		`.execute(db),
		sql<OwnTraces['views'][number]>`
			select item_id as "itemId", ${shownTitle}, viewed_at as "viewedAt"
			from item_view join news_item as item on item.id = item_id where ${theirs} order by viewed_at, item_id
		`.execute(db),
		sql<OwnTraces['sessions'][number]>`
			select created_at as "createdAt", last_seen_at as "lastSeenAt", ended_at as "endedAt"
			from session where user_id = ${accountId} order by created_at
		`.execute(db),
		sql<OwnTraces['identities'][number]>`
			select issuer, linked_at as "linkedAt" from google_identity where account_id = ${accountId} order by linked_at
		`.execute(db),
		sql<OwnTraces['letters'][number]>`
			select letter, created_at as "createdAt", outcome
			from mail_outbox where account_id = ${accountId} order by id
		`.execute(db),
		sql<{ image: Uint8Array }>`select image from profile_picture where account_id = ${accountId}`.execute(db),
	])
	return {
		votes: votes.rows,
		views: views.rows,
		sessions: sessions.rows,
		identities: identities.rows,
		letters: letters.rows,
		picture: pictures.rows[0]?.image,
	}
}
