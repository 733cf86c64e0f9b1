import { sql } from 'kysely'
import type { TaggedDraft } from '#domain/news-item.ts'
import { gatherCalls } from './gather-calls.ts'
import { type MarkedDrafts, matchInTurn, readKnown } from './known-items.ts'
import { announceNewItems } from './news-announcement.ts'
import { editRows, newRows, readTagIds } from './news-draft-rows.ts'
import { updateItems } from './news-edit.ts'
import { identityOf, type Match } from './news-identity.ts'
import { insertItems } from './news-insert.ts'
import { takeTurn } from './news-turn.ts'
import type { Queryable } from './schema.ts'
import { inTransaction } from './transaction.ts'

export type AddedNews = { added: number; updated: number; duplicate: number; held: number }

export type AddNewsOptions = {
	/** The flood brake: a batch with more new items than this is stored but not shown. */
	holdAbove?: number | undefined
}

/** What one source brought. */
export type NewsBatch = AddNewsOptions & { sourceId: number; drafts: readonly TaggedDraft[] }

/** Stores a batch from one source: new items, and edited titles of known ones. Knows them by `news-identity.ts`. */
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

/** The same for sources that are read side by side: what comes while a batch is being stored is stored together. */
export function openNewsWriter(
	db: Queryable,
	now: () => Date,
): (sourceId: number, drafts: readonly TaggedDraft[], options?: AddNewsOptions) => Promise<AddedNews> {
	const add = gatherCalls((batches: readonly NewsBatch[]) => addBatches(db, batches, now()))
	return (sourceId, drafts, options = {}) =>
		drafts.length === 0 ? Promise.resolve(nothing) : add({ ...options, sourceId, drafts })
}

/** Stores what several sources brought, whole or not at all, in their order. */
export async function addBatches(
	db: Queryable,
	batches: readonly NewsBatch[],
	now: Date,
): Promise<AddedNews[]> {
	const outlets = await readOutlets(
		db,
		batches.map(({ sourceId }) => sourceId),
	)
	const brought = batches.map(({ sourceId, drafts }): MarkedDrafts<TaggedDraft> => {
		const outlet = outlets.get(sourceId)
		if (outlet === undefined)
			throw new Error(`source ${sourceId} is not in the database: save the catalogue first`)
		return { sourceId, marked: drafts.map((draft) => ({ draft, identity: identityOf(draft, outlet) })) }
	})
	return inTransaction(db, async (change) => {
		// A feed can be read again, so a crash may cost the last moment's news; waiting for the disk would cost more.
		await takeTurn(change, { waitForDisk: false })
		// Only now, when nobody else can store: workers that meet must know each other's items.
		const matched = matchInTurn(brought, await readKnown(change, brought))
		const outcomes = matched.map((matches, index) => {
			const fresh = matches.filter(({ kind }) => kind === 'new').length
			return { matches, held: fresh > (batches[index]?.holdAbove ?? Number.POSITIVE_INFINITY) }
		})
		await storeMatches(change, outcomes, now)
		return outcomes.map(({ matches, held }) => tally(matches, held))
	})
}

async function readOutlets(db: Queryable, sourceIds: readonly number[]): Promise<Map<number, string>> {
	const found = await sql<{ id: number; outlet: string }>`
		select id, outlet from source where id = any(${sourceIds}::integer[])
	`.execute(db)
	return new Map(found.rows.map(({ id, outlet }) => [id, outlet]))
}

type Outcome = { matches: readonly Match<TaggedDraft>[]; held: boolean }

async function storeMatches(db: Queryable, outcomes: readonly Outcome[], now: Date): Promise<void> {
	const changes = outcomes.flatMap(({ matches }) => matches.filter(({ kind }) => kind !== 'duplicate'))
	if (changes.length === 0) return
	const tagIds = await readTagIds(db)
	const fresh = outcomes.flatMap(({ matches, held }) =>
		newRows(matches, tagIds, held ? 'held' : 'shown', now),
	)
	const edited = editRows(changes, tagIds)
	if (fresh.length > 0) await insertItems(db, fresh)
	if (edited.length > 0) await updateItems(db, edited, now)
	for (const locale of new Set([...fresh, ...edited].map((row) => row.locale))) {
		await announceNewItems(db, locale)
	}
}

function tally(matches: readonly Match<TaggedDraft>[], held: boolean): AddedNews {
	const count = (wanted: Match<TaggedDraft>['kind']) => matches.filter(({ kind }) => kind === wanted).length
	const fresh = count('new')
	return {
		added: held ? 0 : fresh,
		updated: count('edited'),
		duplicate: count('duplicate'),
		held: held ? fresh : 0,
	}
}
