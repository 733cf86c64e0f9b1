import { brandName } from '#domain/brand.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { buildCryptoGate } from '#ingest/crypto-gate.ts'
import { type RobotsCache, robotsAllow } from '#ingest/fetch/robots-allow.ts'
import type { IngestParts } from '#ingest/ingest-source.ts'
import { buildTagger } from '#ingest/tag/tag-entry.ts'
import { openNewsWriter } from '#store/news/news-writer.ts'
import type { Queryable } from '#store/schema.ts'
import { openHealthWriter } from '#store/sources/source-health-store.ts'
import type { ReadSourceParts } from './read-source.ts'

export type ReadingParts = Pick<IngestParts, 'get' | 'now' | 'parse'> &
	Omit<ReadSourceParts, keyof IngestParts | 'record'> & {
		db: Queryable
		catalogue: Catalogue
	}

/** The stages of reading a source, put together on one database. */
export function buildReadingParts(parts: ReadingParts): ReadSourceParts & { db: Queryable } {
	const { db, catalogue, get, now } = parts
	const tag = buildTagger(catalogue)
	const robots = { get, cache: new Map() as RobotsCache, now, agent: brandName.en }
	return {
		...parts,
		robots: (url) => robotsAllow(url, robots),
		tag,
		gate: buildCryptoGate(tag),
		addNews: openNewsWriter(db, now),
		record: openHealthWriter(db, now),
	}
}
