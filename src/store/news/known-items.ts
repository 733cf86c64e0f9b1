import { type NewsDraft, newsStates } from '#domain/news-item.ts'
import { integer, moment, oneOf, orNull, query, selectList, text, truth, uuid } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { integerArray, uuidArray } from '#store/wire-array.ts'
import { editedItem, type Identity, type KnownItem, type Match, matchDrafts } from './news-identity.ts'

/** The drafts of one source, with their identities. */
export type MarkedDrafts<Draft> = {
	sourceId: number
	marked: readonly { draft: Draft; identity: Identity }[]
}

const knownItem = {
	id: integer,
	sourceId: integer,
	title: text,
	publishedAt: moment,
	dateStated: truth,
	state: oneOf(newsStates),
	urlHash: uuid,
	guidHash: orNull(uuid),
	titleHash: orNull(uuid),
}
const columns = selectList(knownItem)

/**
 * The stored items with any identity of the drafts: links identify within the outlet, guids and titles within their
 * source.
 */
export async function readKnown(
	db: Queryable,
	brought: readonly MarkedDrafts<unknown>[],
): Promise<KnownItem[]> {
	const marks = brought.flatMap(({ sourceId, marked }) =>
		marked.map(({ identity }) => ({ sourceId, ...identity })),
	)
	// "offset 0" forces single look-ups, whatever the planner estimates.
	const inSource = (column: 'guid_hash' | 'title_hash', hash: 'guidHash' | 'titleHash') => {
		const told = marks.filter((mark) => mark[hash] !== null)
		const sources = integerArray(told.map(({ sourceId }) => sourceId))
		const hashes = uuidArray(told.map((mark) => mark[hash]))
		return sql`select item.* from unnest(${sources}::integer[], ${hashes}::uuid[]) as mark (source_id, hash)
			cross join lateral (
				select ${columns} from news_item
				where source_id = mark.source_id and ${sql.ref(column)} = mark.hash offset 0
			) as item`
	}
	const links = uuidArray(marks.map(({ urlHash }) => urlHash))
	const found = await query(knownItem)`
		select item.* from unnest(${links}::uuid[]) as mark (hash)
			cross join lateral (select ${columns} from news_item where url_hash = mark.hash offset 0) as item
		union all ${inSource('guid_hash', 'guidHash')}
		union all ${inSource('title_hash', 'titleHash')}
	`.execute(db)
	const items = new Map(found.rows.map((row) => [row.id, withPlainHashes(row)]))
	// Of several items with one identity the oldest is used.
	return [...items.values()].toSorted((one, other) => other.id - one.id)
}

const withPlainHashes = (row: KnownItem): KnownItem => ({
	...row,
	urlHash: plain(row.urlHash),
	guidHash: row.guidHash && plain(row.guidHash),
	titleHash: row.titleHash && plain(row.titleHash),
})

const plain = (uuid: string): string => uuid.replaceAll('-', '')

/** As if the drafts of each source had been stored before those of the next. */
export function matchInTurn<Draft extends NewsDraft>(
	brought: readonly MarkedDrafts<Draft>[],
	stored: readonly KnownItem[],
): Match<Draft>[][] {
	let known = stored
	return brought.map(({ sourceId, marked }) => {
		const matches = matchDrafts(marked, concerning(sourceId, marked, known))
		if (brought.length > 1) known = afterStoring(matches, known)
		return matches
	})
}

function concerning(
	sourceId: number,
	marked: readonly { identity: Identity }[],
	known: readonly KnownItem[],
): KnownItem[] {
	if (known.length === 0) return []
	const links = new Set(marked.map(({ identity }) => identity.urlHash))
	const guids = new Set(marked.map(({ identity }) => identity.guidHash))
	const titles = new Set(marked.map(({ identity }) => identity.titleHash))
	const told = (hashes: ReadonlySet<string | null>, hash: string | null) => hash !== null && hashes.has(hash)
	return known.filter(
		(item) =>
			links.has(item.urlHash) ||
			(item.sourceId === sourceId && (told(guids, item.guidHash) || told(titles, item.titleHash))),
	)
}

function afterStoring(matches: readonly Match<NewsDraft>[], known: readonly KnownItem[]): KnownItem[] {
	const edited = new Map<number, KnownItem>()
	const fresh: KnownItem[] = []
	for (const match of matches) {
		if (match.kind === 'duplicate') continue
		const { identity, draft } = match
		if (match.kind === 'edited') {
			edited.set(match.item.id, editedItem(match.item, draft, identity))
		} else {
			const { sourceId, title, publishedAt, dateStated } = draft
			fresh.push({ ...identity, id: 0, sourceId, title, publishedAt, dateStated, state: 'shown' })
		}
	}
	return [...fresh, ...known.map((item) => edited.get(item.id) ?? item)]
}
