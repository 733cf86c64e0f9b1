import type { TaggedDraft } from '#domain/news-item.ts'
import type { StoredReport } from '#domain/story.ts'
import { applyRulings } from '#domain/tag-report.ts'
import { batchCalls } from '#store/batch-calls.ts'
import { integer, query, text } from '#store/query.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { readRulings } from './item-tags.ts'
import { type MarkedDrafts, matchInTurn, readKnown } from './known-items.ts'
import { rebuildEntries } from './list-entries.ts'
import { announceNewItems } from './news-announcement.ts'
import { editRows, newRows, readTagIds, type TagIds, type WordedDraft, wordDraft } from './news-draft-rows.ts'
import { identityOf, type Match } from './news-identity.ts'
import type { StoryKeeper } from './story-keeper.ts'
import { insertItems, type NewRow, updateItems } from './write-items.ts'
import { lockNewsWriters } from './writers-lock.ts'

type AddedNews = { added: number; updated: number; duplicate: number; held: number }

type AddNewsOptions = {
	/** The flood brake: a batch with more new items than this is stored but not shown. */
	holdAbove?: number | undefined
}

/** The drafts of one source. */
type NewsBatch = AddNewsOptions & { sourceId: number; drafts: readonly TaggedDraft[] }

/** Stores a batch from one source: new items, and edited titles of known ones, which `news-identity.ts` recognises. */
export async function addNews(
	db: Queryable,
	sourceId: number,
	drafts: readonly TaggedDraft[],
	now: Date,
	options: AddNewsOptions = {},
): Promise<AddedNews> {
	const [added] = await addBatches(db, [{ ...options, sourceId, drafts }], now)
	return added ?? nothing
}

const nothing: AddedNews = { added: 0, updated: 0, duplicate: 0, held: 0 }

/** Half of the sources that are read at once: if all were stored together, none would be read meanwhile. */
const sourcesTogether = 8

/**
 * The same for sources that are read in parallel: batches that arrive while one is being stored are prepared
 * meanwhile, and stored together.
 */
export function openNewsWriter(
	db: Queryable,
	now: () => Date,
	stories?: StoryKeeper,
): (sourceId: number, drafts: readonly TaggedDraft[], options?: AddNewsOptions) => Promise<AddedNews> {
	const add = batchCalls(
		(batches: readonly ReadyBatch[]) => storeBatches(db, batches, now(), stories),
		sourcesTogether,
	)
	let facts: Promise<CatalogueFacts> | undefined
	// Read once, because the catalogue changes rarely.
	const factsFor = async (sourceId: number): Promise<CatalogueFacts> => {
		facts ??= readFacts(db)
		const read = await facts.catch(() => undefined)
		if (read?.outlets.has(sourceId)) return read
		facts = readFacts(db)
		return facts
	}
	return async (sourceId, drafts, options = {}) =>
		drafts.length === 0 ? nothing : add(makeReady({ ...options, sourceId, drafts }, await factsFor(sourceId)))
}

/** Stores the batches of several sources in their order, completely or not at all. */
export async function addBatches(
	db: Queryable,
	batches: readonly NewsBatch[],
	now: Date,
): Promise<AddedNews[]> {
	const facts = await readFacts(db)
	return storeBatches(
		db,
		batches.map((batch) => makeReady(batch, facts)),
		now,
	)
}

type CatalogueFacts = { outlets: ReadonlyMap<number, string>; tagIds: TagIds }

async function readFacts(db: Queryable): Promise<CatalogueFacts> {
	const found = await query({ id: integer, outlet: text })`select id, outlet from source`.execute(db)
	return { outlets: new Map(found.rows.map(({ id, outlet }) => [id, outlet])), tagIds: await readTagIds(db) }
}

type ReadyBatch = MarkedDrafts<WordedDraft> & AddNewsOptions & { outlet: string }

function makeReady(
	{ sourceId, drafts, holdAbove }: NewsBatch,
	{ outlets, tagIds }: CatalogueFacts,
): ReadyBatch {
	const outlet = outlets.get(sourceId)
	if (outlet === undefined)
		throw new Error(`source ${sourceId} is not in the database: save the catalogue first`)
	const marked = drafts.map((draft) => ({
		draft: wordDraft(draft, tagIds),
		identity: identityOf(draft, outlet),
	}))
	return { sourceId, outlet, marked, holdAbove }
}

async function storeBatches(
	db: Queryable,
	batches: readonly ReadyBatch[],
	now: Date,
	stories?: StoryKeeper,
): Promise<AddedNews[]> {
	const done = inTransaction(db, async (change) => {
		// A feed can be read again, so a crash may lose the last moment; waiting for the disk would cost more.
		await lockNewsWriters(change, { waitForDisk: false })
		// Read under the lock, because concurrent workers must know each other's items.
		const matched = matchInTurn(batches, await readKnown(change, batches))
		const outcomes = matched.map((matches, index) => {
			const fresh = matches.filter(({ kind }) => kind === 'new').length
			return { matches, held: fresh > (batches[index]?.holdAbove ?? Number.POSITIVE_INFINITY) }
		})
		const { stored, fresh } = await storeMatches(change, outcomes, now)
		const outlets = new Map(batches.map(({ sourceId, outlet }) => [sourceId, outlet]))
		const moved = (await stories?.keep(change, reportsOf(fresh, stored, outlets), now)) ?? []
		await rebuildEntries(change, [...new Set([...stored.values(), ...moved])])
		return outcomes.map((outcome) => tally(outcome, stored))
	})
	return done.catch((error: unknown) => {
		stories?.forget()
		throw error
	})
}

/** The new shown items, as the story matcher needs them. */
function reportsOf(
	fresh: readonly NewRow[],
	stored: ReadonlyMap<string, number>,
	outlets: ReadonlyMap<number, string>,
): StoredReport[] {
	return fresh.flatMap((row) => {
		const id = stored.get(row.url_hash)
		if (id === undefined || row.state !== 'shown') return []
		const { title, locale, published_at: publishedAt, tag_reasons: tagReasons } = row
		return { id, title, locale, outlet: outlets.get(row.source_id) ?? '', publishedAt, tagReasons }
	})
}

type Outcome = { matches: readonly Match<WordedDraft>[]; held: boolean }

/** Returns the new items, and the ids of stored ones by their link hashes. */
async function storeMatches(
	db: Queryable,
	outcomes: readonly Outcome[],
	now: Date,
): Promise<{ fresh: NewRow[]; stored: ReadonlyMap<string, number> }> {
	const fresh = outcomes.flatMap(({ matches, held }) => newRows(matches, held ? 'held' : 'shown', now))
	const edited = editRows(
		await keepRulings(
			db,
			outcomes.flatMap(({ matches }) => matches),
		),
	)
	const stored = fresh.length > 0 ? await insertItems(db, fresh) : new Map<string, number>()
	if (edited.length > 0) await updateItems(db, edited, now)
	for (const locale of new Set([...fresh, ...edited].map((row) => row.locale))) {
		await announceNewItems(db, locale)
	}
	return { fresh, stored }
}

/** Decisions about an item's tags also apply to its new title. */
async function keepRulings(
	db: Queryable,
	matches: readonly Match<WordedDraft>[],
): Promise<readonly Match<WordedDraft>[]> {
	const ids = matches.flatMap((match) => (match.kind === 'edited' ? [match.item.id] : []))
	if (ids.length === 0) return matches
	const rulings = await readRulings(db, ids)
	if (rulings.size === 0) return matches
	const tagIds = await readTagIds(db)
	return matches.map((match) => {
		const ruled = match.kind === 'edited' ? rulings.get(match.item.id) : undefined
		if (match.kind !== 'edited' || ruled === undefined) return match
		const tags = applyRulings(match.draft.tags.why, ruled)
		return { ...match, draft: wordDraft({ ...match.draft, tags }, tagIds) }
	})
}

function tally({ matches, held }: Outcome, stored: ReadonlyMap<string, number>): AddedNews {
	const updated = matches.filter(({ kind }) => kind === 'edited').length
	const fresh = matches.filter((match) => match.kind === 'new' && stored.has(match.identity.urlHash)).length
	return {
		added: held ? 0 : fresh,
		updated,
		duplicate: matches.length - updated - fresh,
		held: held ? fresh : 0,
	}
}
