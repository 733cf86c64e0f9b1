import { newsStates } from '#domain/news-item.ts'
import { integer, moment, oneOf, orNull, query, selectList, text, truth, uuid } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import type { Identity, KnownItem } from './news-identity.ts'

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
	sourceId: number,
	marks: readonly Identity[],
): Promise<KnownItem[]> {
	// "offset 0" forces single look-ups, whatever the planner estimates.
	const inSource = (column: 'guid_hash' | 'title_hash', hash: 'guidHash' | 'titleHash') => {
		const hashes = marks.flatMap((mark) => mark[hash] ?? [])
		return sql`select item.* from unnest(${hashes}::uuid[]) as mark (hash)
			cross join lateral (
				select ${columns} from news_item where source_id = ${sourceId} and ${sql.ref(column)} = mark.hash offset 0
			) as item`
	}
	const links = marks.map(({ urlHash }) => urlHash)
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
