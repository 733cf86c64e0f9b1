import type { NewsLocale } from '#domain/locale.ts'
import { newsLocales } from '#domain/locale.ts'
import { type TagReason, type Tags, tagKinds } from '#domain/news-item.ts'
import { applyRulings, type TagObjection, tagVerdicts } from '#domain/tag-report.ts'
import { integer, json, oneOf, orNull, query, type Row, text, uuid } from '#store/query.ts'
import type { Queryable } from '#store/sql.ts'
import { announceNewItems } from './news-announcement.ts'
import { readTagIds, retaggedRow } from './news-draft-rows.ts'
import { updateItems } from './write-items.ts'

const storedItem = {
	id: integer,
	title: text,
	locale: oneOf(newsLocales),
	url: text,
	urlHash: uuid,
	titleHash: orNull(uuid),
	reasons: json,
}
type TaggedItem = Row<typeof storedItem>

/** The stored reasons of the tagger; anything else is ignored. */
export const reasonsIn = (stored: unknown): TagReason[] =>
	Array.isArray(stored) ? stored.filter(isTagReason) : []

const isTagReason = (value: unknown): value is TagReason =>
	typeof value === 'object' && value !== null && 'kind' in value && 'ref' in value && 'span' in value

export async function readItems(db: Queryable, ids: readonly number[]): Promise<TaggedItem[]> {
	const found = await query(storedItem)`
		select id, title, locale, url, url_hash as "urlHash", title_hash as "titleHash",
			tag_reasons as reasons
		from news_item where id = any(${ids}::integer[]) order by id
	`.execute(db)
	return found.rows
}

/** Accepted reports by item. */
export async function readRulings(
	db: Queryable,
	ids: readonly number[],
): Promise<ReadonlyMap<number, TagObjection[]>> {
	const found = await query({
		itemId: integer,
		kind: oneOf(tagKinds),
		ref: text,
		verdict: oneOf(tagVerdicts),
	})`
		select item_id as "itemId", kind, ref, verdict from tag_ruling
		where accepted and kind <> 'story' and item_id = any(${ids}::integer[]) order by made_at, ref
	`.execute(db)
	const rulings = new Map<number, TagObjection[]>()
	for (const { itemId, ...ruling } of found.rows)
		rulings.set(itemId, [...(rulings.get(itemId) ?? []), ruling])
	return rulings
}

/**
 * Gives items other tags and updates their list entries. Decisions of operators override what `tag` returns. Returns
 * how many changed. The caller holds the writers' lock.
 */
export async function retagItems(
	change: Queryable,
	items: readonly TaggedItem[],
	tag: (item: TaggedItem) => readonly TagReason[],
	now: Date,
): Promise<number> {
	const rulings = await readRulings(
		change,
		items.map(({ id }) => id),
	)
	const changed: { item: TaggedItem; tags: Tags }[] = []
	for (const item of items) {
		const tags = applyRulings(tag(item), rulings.get(item.id) ?? [])
		if (JSON.stringify(tags.why) !== JSON.stringify(reasonsIn(item.reasons).map(inOrder)))
			changed.push({ item, tags })
	}
	if (changed.length === 0) return 0
	const tagIds = await readTagIds(change)
	const rows = changed.map(({ item, tags }) => retaggedRow({ ...item, tags }, tagIds))
	await updateItems(change, rows, now)
	for (const locale of new Set(changed.map(({ item }): NewsLocale => item.locale))) {
		await announceNewItems(change, locale)
	}
	return changed.length
}

/** PostgreSQL stores the keys of an object in another order. */
const inOrder = ({ kind, ref, span, rule }: TagReason): TagReason => ({ kind, ref, span, rule })
