import pLimit from 'p-limit'
import type { TaggedDraft } from '#domain/news-item.ts'
import type { StoredReport } from '#domain/story.ts'
import { applyRulings } from '#domain/tag-report.ts'
import { integer, query, text } from '#store/query.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { readRulings } from './item-tags.ts'
import { readKnown } from './known-items.ts'
import { rebuildEntries } from './list-entries.ts'
import { announceNewItems } from './news-announcement.ts'
import { editRows, newRows, readTagIds, type TagIds, type WordedDraft, wordDraft } from './news-draft-rows.ts'
import { type Identity, identityOf, type Match, matchDrafts } from './news-identity.ts'
import type { StoryKeeper } from './story-keeper.ts'
import { insertItems, type NewRow, updateItems } from './write-items.ts'
import { lockNewsWriters } from './writers-lock.ts'

type AddedNews = { added: number; updated: number; duplicate: number; held: number }

type AddNewsOptions = {
	/** The flood brake: a batch with more new items than this is stored but not shown. */
	holdAbove?: number | undefined
}

/** Stores a batch from one source: new items, and edited titles of known ones, which `news-identity.ts` recognises. */
export async function addNews(
	db: Queryable,
	sourceId: number,
	drafts: readonly TaggedDraft[],
	now: Date,
	options: AddNewsOptions = {},
): Promise<AddedNews> {
	const batch = { ...options, sourceId, drafts }
	return storeBatch(db, makeReady(batch, await readFacts(db)), now)
}

const nothing: AddedNews = { added: 0, updated: 0, duplicate: 0, held: 0 }

/** The same for a worker that reads sources in parallel; they take turns to store their items. */
export function openNewsWriter(
	db: Queryable,
	now: () => Date,
	stories?: StoryKeeper,
): (sourceId: number, drafts: readonly TaggedDraft[], options?: AddNewsOptions) => Promise<AddedNews> {
	const inTurn = pLimit(1)
	let facts: Promise<CatalogueFacts> | undefined
	// Read once, because the catalogue changes rarely.
	const factsFor = async (sourceId: number): Promise<CatalogueFacts> => {
		facts ??= readFacts(db)
		const read = await facts.catch(() => undefined)
		if (read?.outlets.has(sourceId)) return read
		facts = readFacts(db)
		return facts
	}
	return async (sourceId, drafts, options = {}) => {
		if (drafts.length === 0) return nothing
		const batch = makeReady({ ...options, sourceId, drafts }, await factsFor(sourceId))
		return inTurn(() => storeBatch(db, batch, now(), stories))
	}
}

type CatalogueFacts = { outlets: ReadonlyMap<number, string>; tagIds: TagIds }

async function readFacts(db: Queryable): Promise<CatalogueFacts> {
	const found = await query({ id: integer, outlet: text })`select id, outlet from source`.execute(db)
	return { outlets: new Map(found.rows.map(({ id, outlet }) => [id, outlet])), tagIds: await readTagIds(db) }
}

type NewsBatch = AddNewsOptions & { sourceId: number; drafts: readonly TaggedDraft[] }
type ReadyBatch = AddNewsOptions & {
	sourceId: number
	outlet: string
	marked: readonly { draft: WordedDraft; identity: Identity }[]
}

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

async function storeBatch(
	db: Queryable,
	{ sourceId, outlet, marked, holdAbove = Number.POSITIVE_INFINITY }: ReadyBatch,
	now: Date,
	stories?: StoryKeeper,
): Promise<AddedNews> {
	const done = inTransaction(db, async (change) => {
		// A feed can be read again, so a crash may lose the last moment; waiting for the disk would cost more.
		await lockNewsWriters(change, { waitForDisk: false })
		// Read under the lock, because concurrent workers must know each other's items.
		const known = await readKnown(
			change,
			sourceId,
			marked.map(({ identity }) => identity),
		)
		const matches = matchDrafts(marked, known)
		const held = matches.filter(({ kind }) => kind === 'new').length > holdAbove
		const { stored, fresh } = await storeMatches(change, matches, held, now)
		const moved = (await stories?.keep(change, reportsOf(fresh, stored, outlet), now)) ?? []
		await rebuildEntries(change, [...new Set([...stored.values(), ...moved])])
		return tally(matches, held, stored)
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
	outlet: string,
): StoredReport[] {
	return fresh.flatMap((row) => {
		const id = stored.get(row.url_hash)
		if (id === undefined || row.state !== 'shown') return []
		const { title, locale, published_at: publishedAt, tag_reasons: tagReasons } = row
		return { id, title, locale, outlet, publishedAt, tagReasons }
	})
}

type Matches = readonly Match<WordedDraft>[]

/** Returns the new items, and the ids of stored ones by their link hashes. */
async function storeMatches(
	db: Queryable,
	matches: Matches,
	held: boolean,
	now: Date,
): Promise<{ fresh: NewRow[]; stored: ReadonlyMap<string, number> }> {
	const fresh = newRows(matches, held ? 'held' : 'shown', now)
	const edited = editRows(await keepRulings(db, matches))
	const stored = fresh.length > 0 ? await insertItems(db, fresh) : new Map<string, number>()
	if (edited.length > 0) await updateItems(db, edited, now)
	for (const locale of new Set([...fresh, ...edited].map((row) => row.locale))) {
		await announceNewItems(db, locale)
	}
	return { fresh, stored }
}

/** Decisions about an item's tags also apply to its new title. */
async function keepRulings(db: Queryable, matches: Matches): Promise<Matches> {
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

function tally(matches: Matches, held: boolean, stored: ReadonlyMap<string, number>): AddedNews {
	const updated = matches.filter(({ kind }) => kind === 'edited').length
	const fresh = matches.filter((match) => match.kind === 'new' && stored.has(match.identity.urlHash)).length
	return {
		added: held ? 0 : fresh,
		updated,
		duplicate: matches.length - updated - fresh,
		held: held ? fresh : 0,
	}
}
