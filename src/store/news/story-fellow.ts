import { type RawBuilder, sql } from 'kysely'

/**
 * That another report of the story of `posting` (item_id, published_at) is shown, keeps the conditions on `item`, and was
 * there `when`. As a condition beside another with "or", PostgreSQL asks it row by row and only of rows that are wanted.
 */
export const hasFellow = (conditions: RawBuilder<unknown>, when: RawBuilder<unknown>): RawBuilder<unknown> =>
	sql`exists (
		select from story_member as mine
			join story_member as fellow on fellow.story_id = mine.story_id and fellow.item_id <> mine.item_id
			join news_item as item on item.id = fellow.item_id
		where mine.item_id = posting.item_id and item.state = 'shown' and ${conditions} and ${when}
	)`

/** The earlier of two reports stands in a grouped list. */
export const toldEarlier = sql`(item.published_at, item.id) < (posting.published_at, posting.item_id)`
