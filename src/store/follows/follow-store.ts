import { channelNames } from '#domain/channels.ts'
import type { Follow, FollowDraft } from '#domain/follow.ts'
import { newsLocales } from '#domain/locale.ts'
import { integer, integers, query, type Row, selectList, text, texts, truth } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

const followRow = {
	id: integer,
	name: text,
	position: integer,
	locales: texts,
	coinIds: integers,
	sourceIds: integers,
	topicIds: integers,
	personIds: integers,
	storyIds: integers,
	words: texts,
	notWords: texts,
	minOutlets: integer,
	paused: truth,
	feedSecret: text,
}
const wholeRow = { ...followRow, channels: texts, storySlugs: texts }

const followChannels = sql`array(
	select channel from follow_channel where follow_id = follow.id order by channel
) as channels`

const storyNames = sql`array(
	select first.slug from unnest(follow.story_ids) with ordinality as followed (id, place)
		join news_item as item on item.id = followed.id join news_item as first on first.id = item.story_id
	order by place
) as "storySlugs"`

const decode = ({ locales, channels, ...row }: Row<typeof wholeRow>): Follow => ({
	...row,
	locales: newsLocales.filter((locale) => locales.includes(locale)),
	channels: channelNames.filter((channel) => channels.includes(channel)),
})

/** The follows of an account in their order. */
export async function findFollows(db: Queryable, accountId: number): Promise<Follow[]> {
	const found = await query(wholeRow)`
		select ${selectList(followRow, 'follow')}, ${followChannels}, ${storyNames} from follow
		where account_id = ${accountId} order by position, id
	`.execute(db)
	return found.rows.map(decode)
}

/** Finds a follow and its account by the secret of its feed; undefined if its feed is off. */
export async function findFollowByFeed(
	db: Queryable,
	secret: string,
): Promise<{ follow: Follow; accountId: number } | undefined> {
	const found = await query({ ...wholeRow, accountId: integer })`
		select ${selectList(followRow, 'follow')}, ${followChannels}, ${storyNames}, account_id as "accountId" from follow
		where feed_secret = ${secret} and exists (
			select from follow_channel where follow_id = follow.id and channel = 'feed'
		) and exists (select from account where id = account_id and suspended_at is null)
	`.execute(db)
	const [row] = found.rows
	if (row === undefined) return undefined
	const { accountId, ...follow } = row
	return { follow: decode(follow), accountId }
}

/**
 * Serialises changes until they commit: those of one account, so that a burst does not exceed the limit, and those of
 * all, so that change numbers become visible in order.
 */
export async function lockFollows(change: Queryable, accountId: number): Promise<void> {
	await sql`select from account where id = ${accountId} for no key update`.execute(change)
	await sql`select pg_advisory_xact_lock('follow_revision'::regclass::oid::bigint)`.execute(change)
}

type StoredFollow = FollowDraft & { position: number; feedSecret: string }

const columns = (draft: StoredFollow) => ({
	name: sql`${draft.name}`,
	position: sql`${draft.position}::integer`,
	locales: sql`${draft.locales}::text[]`,
	coin_ids: sql`${draft.coinIds}::integer[]`,
	source_ids: sql`${draft.sourceIds}::integer[]`,
	topic_ids: sql`${draft.topicIds}::integer[]`,
	person_ids: sql`${draft.personIds}::integer[]`,
	story_ids: sql`${draft.storyIds}::integer[]`,
	words: sql`${draft.words}::text[]`,
	not_words: sql`${draft.notWords}::text[]`,
	min_outlets: sql`${draft.minOutlets}::integer`,
	paused: sql`${draft.paused}::boolean`,
	feed_secret: sql`${draft.feedSecret}`,
	revision: sql`nextval('follow_revision')`,
})

export async function insertFollow(
	change: Queryable,
	accountId: number,
	draft: StoredFollow,
	now: Date,
): Promise<number> {
	const values = columns(draft)
	const names = Object.keys(values).map((name) => sql.ref(name))
	const added = await query({ id: integer })`
		insert into follow (account_id, created_at, ${sql.join(names)})
		values (${accountId}, ${now}, ${sql.join(Object.values(values))}) returning id
	`.execute(change)
	const id = added.rows[0]?.id ?? 0
	await writeChannels(change, id, draft)
	return id
}

export async function updateFollow(change: Queryable, id: number, draft: StoredFollow): Promise<void> {
	const sets = Object.entries(columns(draft)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
	await sql`update follow set ${sql.join(sets)} where id = ${id}`.execute(change)
	await writeChannels(change, id, draft)
}

async function writeChannels(change: Queryable, id: number, { channels }: FollowDraft): Promise<void> {
	await sql`delete from follow_channel where follow_id = ${id} and channel <> all(${channels}::text[])`.execute(
		change,
	)
	await sql`
		insert into follow_channel (follow_id, channel) select ${id}, unnest(${channels}::text[]) on conflict do nothing
	`.execute(change)
}

/** Gives every private feed of an account a new address; returns how many there are. */
export async function renewFeedSecrets(
	change: Queryable,
	accountId: number,
	newSecret: () => string,
): Promise<number> {
	const follows = await findFollows(change, accountId)
	for (const { id } of follows)
		await sql`update follow set feed_secret = ${newSecret()} where id = ${id}`.execute(change)
	return follows.length
}

/** Returns false if the account has no such follow. */
export async function deleteFollow(change: Queryable, accountId: number, id: number): Promise<boolean> {
	const gone = await query({ id: integer })`
		delete from follow where id = ${id} and account_id = ${accountId} returning id
	`.execute(change)
	return gone.rows.length > 0
}

/** Stores this order of the follows of an account. */
export async function orderFollows(change: Queryable, ids: readonly number[]): Promise<void> {
	await sql`
		update follow set position = given.position
		from unnest(${ids}::integer[]) with ordinality as given (id, position) where follow.id = given.id
	`.execute(change)
}

/** The names of follows, in their reader's order. */
export async function findFollowNames(
	db: Queryable,
	ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
	const found = await query({ id: integer, name: text })`
		select id, name from follow where id = any(${[...new Set(ids)]}::integer[]) order by position, id
	`.execute(db)
	return found.rows
}
