import type { NewsFilter } from '#domain/news-filter.ts'
import { integer, query } from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import type { ListChoice } from './news-conditions.ts'
import { hasFellow, memberConditions, toldBefore } from './story-fellow.ts'

/** Letters have no bits; and which reports of a story come later is known of one list, not of several together. */
export const canMeet = ({ terms, grouped }: NewsFilter, choices: readonly ListChoice[]): boolean =>
	terms.length === 0 && choices.length > 1 && (!grouped || choices.some((choice) => choice.length === 1))

/**
 * How many rows stand in a list of each choice. Lists are met by their bits (migration 49), 2,048 items a row, so that a
 * million items cost hardly more than a thousand; the newest, which have none yet, are looked at one by one.
 */
export async function countMixture(
	db: Queryable,
	filter: NewsFilter,
	choices: readonly ListChoice[],
): Promise<number> {
	// Apart, so that the planner knows how few items lie after it.
	const found = await query({
		unblocked: integer,
	})`/* planned once */ select first_unblocked() as unblocked`.execute(db)
	const unblocked = found.rows[0]?.unblocked ?? 0
	const answer = await query({ items: integer })`
		select ((${blockedItems(choices, unblocked)}) + (
			select count(*) from news_item as item where id >= ${unblocked} and state = 'shown' and ${tagConditions(filter)}
		) - ${filter.grouped ? laterItems(filter, choices) : sql`0`})::integer as items
	`.execute(db)
	return answer.rows[0]?.items ?? 0
}

function blockedItems(choices: readonly ListChoice[], unblocked: number): Sql {
	const named = choices.map((choice, index) => ({ choice, name: sql.ref(`choice${index}`) }))
	const blocks = named.map(({ choice, name }) =>
		choice.length === 1
			? sql`(select block, items from list_block where key = ${choice[0]}) as ${name}`
			: sql`(select block, bit_or(items) as items from list_block where key = any(${choice}::integer[]) group by block) as ${name}`,
	)
	const [first, ...others] = blocks
	return sql`
		select coalesce(sum(bit_count(${sql.join(
			named.map(({ name }) => sql`${name}.items`),
			sql` & `,
		)})), 0)
		from ${first} ${sql.join(
			others.map((other) => sql`join ${other} using (block)`),
			sql` `,
		)}
		where block < ${unblocked}::integer >> 11
	`
}

/** What the choices ask of `item`, by its few columns and not by its many keys. */
function tagConditions({ locale, sourceIds, coinIds, categoryId }: NewsFilter): Sql {
	return sql.join(
		[
			sql`item.locale = ${locale}`,
			...(sourceIds.length > 0 ? [sql`item.source_id = any(${sourceIds}::integer[])`] : []),
			...(coinIds.length > 0 ? [sql`item.tags && ${coinIds}::integer[]`] : []),
			...(categoryId === null ? [] : [sql`${categoryId} = any(item.tags)`]),
		],
		sql` and `,
	)
}

/**
 * How many have an earlier report of their story beside them. It stands in each single list too, which therefore says
 * `later`; those lists are merged, and only what is left is asked for its story.
 */
function laterItems(filter: NewsFilter, choices: readonly ListChoice[]): Sql {
	const later = choices.flatMap((choice, index) =>
		choice.length === 1
			? sql`(
				select published_at, item_id, story_id from news_posting where key = ${choice[0]} and later
			) as ${sql.ref(`later${index}`)}`
			: [],
	)
	const fits = tagConditions(filter)
	const fellow = hasFellow(
		sql`posting.story_id`,
		sql`${memberConditions(filter)} and ${fits}`,
		toldBefore('posting'),
	)
	// What stands in a list of each choice need not be looked up. "offset 0" and "is true" keep the planner from joining in
	// whole tables.
	const kept = sql`cross join lateral (
		select from news_item as item where item.id = posting.item_id and ${fits} offset 0
	) as kept`
	return sql`(
		select count(*) from (
			select * from ${sql.join(later, sql` natural join `)} offset 0
		) as posting ${later.length < choices.length ? kept : sql``}
		where (${fellow}) is true
	)`
}
