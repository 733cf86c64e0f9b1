import { newsLocales } from '#domain/locale.ts'
import { newsStates } from '#domain/news-item.ts'
import { foldForSearch, searchTerms } from '#domain/persian-text.ts'
import { integer, moment, oneOf, orNull, query, type Row, text, texts } from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import { termKeys } from './search-keys.ts'

const deskItem = {
	id: integer,
	slug: text,
	title: text,
	locale: oneOf(newsLocales),
	state: oneOf(newsStates),
	publishedAt: moment,
	source: text,
	views: integer,
	importance: integer,
	bullish: integer,
	bearish: integer,
	tags: texts,
	/** How many reports its story has, and the name that the story has. */
	storySize: integer,
	storySlug: orNull(text),
	/** Why it was removed. */
	reason: orNull(text),
}
export type DeskItem = Row<typeof deskItem>

/** Items for an operator, removed and held ones too: the newest, or those with these words or this name. */
export async function findDeskNews(db: Queryable, find: string, most: number): Promise<DeskItem[]> {
	const ids =
		find === '' ? sql`select id from news_item order by id desc limit ${most}` : matching(find, most)
	const found = await query(deskItem)`
		select item.id, item.slug, item.title, item.locale, item.state, item.published_at as "publishedAt",
			source.slug as source, item.views, item.importance, item.bullish, item.bearish,
			array(select ref from tag where tag.id = any(item.tags) order by tag.id) as tags,
			(select count(*)::integer from story_member as other where other.story_id = member.story_id) as "storySize",
			first.slug as "storySlug", removal.reason
		from news_item as item join source on source.id = item.source_id
			left join news_removal as removal on removal.item_id = item.id
			left join story_member as member on member.item_id = item.id
			left join news_item as first on first.id = member.story_id
		where item.id in (${ids}) order by item.published_at desc, item.id desc limit ${most}
	`.execute(db)
	return found.rows
}

function matching(find: string, most: number): Sql {
	// A name at the end of an address is as good as the name.
	const name = /([a-z0-9-]+)\/?$/.exec(find)?.[1] ?? ''
	const terms = searchTerms(find)
	const words =
		terms.length === 0
			? sql``
			: sql`union (
				select id from news_item as item where search_keys @> ${termKeys(terms)}::integer[]
					and ${sql.join(
						terms.map((term) => sql`strpos(item.title_folded, ${term.text}) > 0`),
						sql` and `,
					)}
				order by published_at desc limit ${most}
			)`
	// Of what is removed no search index knows; it is little.
	return sql`select id from news_item where slug = ${name}
		union select item_id from news_removal join news_item as item on item.id = item_id
			where strpos(item.title_folded, ${foldForSearch(find)}) > 0 ${words}`
}
