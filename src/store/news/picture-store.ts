import { createHash } from 'node:crypto'
import { newsLocales } from '#domain/locale.ts'
import { bytes, integer, neverNull, query, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

/** How long a picture is stored. */
export const pictureLife = '30 days'
const mostStoredBytes = 200 * 1024 * 1024

/** Pictures are fetched for this many of the top stories of each language: the lead and the briefing are among them. */
const topStories = 40

type DuePicture = { itemId: number; url: string; sourceId: number }

/**
 * Takes top stories without a picture, and of each the first report in its language whose picture was not tried. Each
 * is given to one worker, and once.
 */
export async function claimPictures(db: Queryable, now: Date, most: number): Promise<DuePicture[]> {
	const tops = newsLocales.map(
		(locale) => sql`(
			select story_id, locale, top_at from news_list_entry where is_story and locale = ${locale}
			order by top_at desc limit ${sql.lit(topStories)}
		)`,
	)
	const reports = sql`news_item as item join news_picture as picture on picture.item_id = item.id
		where item.story_id = top.story_id and item.locale = top.locale and item.state = 'shown'`
	const claimed = await query({ itemId: integer, url: text, sourceId: integer })`
		update news_picture as picture set fetched_at = ${now}
		from (
			select untried.id, untried.source_id from (${sql.join(tops, sql` union all `)}) as top
			cross join lateral (
				select item.id, item.source_id from ${reports} and picture.fetched_at is null
				order by item.published_at, item.id limit 1
			) as untried
			where not exists (select from ${reports} and picture.hash is not null)
			order by top.top_at desc limit ${most}
		) as due
		where picture.item_id = due.id and picture.fetched_at is null
		returning picture.item_id as "itemId", picture.url, due.source_id as "sourceId"
	`.execute(db)
	return [...claimed.rows]
}

export async function savePicture(db: Queryable, itemId: number, image: Uint8Array): Promise<void> {
	const hash = createHash('sha256').update(image).digest('hex').slice(0, 32)
	await sql`
		update news_picture set image = ${Buffer.from(image)}, hash = ${hash} where item_id = ${itemId}
	`.execute(db)
}

/** A picture by its hash, while an item that has it is shown. */
export async function findPicture(db: Queryable, hash: string): Promise<Uint8Array | undefined> {
	const found = await query({ image: neverNull(bytes) })`
		select picture.image from news_picture as picture join news_item as item on item.id = picture.item_id
		where picture.hash = ${hash} and item.state = 'shown' limit 1
	`.execute(db)
	return found.rows[0]?.image
}

export type PictureOfStory = { itemId: number; storyId: number; locale: string; hash: string }

/** The pictures of the reports of stories, by time. */
export async function findPicturesOfStories(
	db: Queryable,
	storyIds: readonly number[],
): Promise<PictureOfStory[]> {
	if (storyIds.length === 0) return []
	const found = await query(
		{ itemId: integer, storyId: integer, locale: text, hash: neverNull(text) },
		{ isPrepared: true },
	)`
		select item.id as "itemId", item.story_id as "storyId", item.locale, picture.hash
		from unnest(${storyIds}::integer[]) as story (id)
			join news_item as item on item.story_id = story.id and item.state = 'shown'
			join news_picture as picture on picture.item_id = item.id and picture.hash is not null
		order by item.published_at, item.id
	`.execute(db)
	return [...found.rows]
}

/** Deletes what has expired, and then the oldest until the others fit. */
export async function prunePictures(db: Queryable, now: Date, mostBytes = mostStoredBytes): Promise<void> {
	await sql`delete from news_picture where expires_at < ${now}`.execute(db)
	await sql`
		delete from news_picture as picture using (
			select item_id, sum(octet_length(image)) over (order by expires_at desc, item_id desc) as bytes
			from news_picture where hash is not null
		) as stored
		where picture.item_id = stored.item_id and stored.bytes > ${mostBytes}
	`.execute(db)
}
