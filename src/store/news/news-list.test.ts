import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { testDatabase } from '#test/database.ts'
import { smallCatalogue } from '#test/news-drafts.ts'
import {
	anyListing,
	draftWish,
	type ModelItem,
	modelMatches,
	modelOrder,
	modelTopAt,
	storeModel,
} from '#test/news-list-model.ts'
import { countByTotals, readListTotals } from './list-totals.ts'
import { listChoices } from './news-conditions.ts'
import { countNews } from './news-count.ts'
import { findNews } from './news-list.ts'
import { findMatchingIds } from './news-search.ts'

const { db } = await testDatabase()
/** Nobody else reports what an item does. */
const ranksAlone = ({ counts, publishedAt }: ModelItem) => {
	const { importance, bullish, bearish } = counts
	return { ...counts, topAt: modelTopAt(publishedAt, 1, importance + bullish + bearish) }
}

test('any filter, sort and page gives what a plain list in memory gives, and the same count', async () => {
	await saveCatalogue(db, smallCatalogue)
	await fc.assert(
		fc.asyncProperty(
			fc.array(draftWish, { minLength: 50, maxLength: 120 }),
			fc.array(anyListing, { minLength: 25, maxLength: 25 }),
			async (wishes, listings) => {
				const items = await storeModel(db, wishes)
				for (const wanted of listings) {
					const size = wanted.pageSize ?? 10
					const expected = items
						.filter((item) => modelMatches(item, wanted))
						.sort(modelOrder(wanted.sort, ranksAlone))
					const page = expected.slice((wanted.page - 1) * size, wanted.page * size)
					const ids = page.map(({ id }) => id)
					expect((await findNews(db, wanted)).map(({ id }) => id)).toEqual(ids)
					// So short a first look that what is rare goes through the inverted index, as in a long list.
					const gathered = await findMatchingIds(db, wanted, listChoices(wanted), { shortestLook: 1 })
					expect(new Set(gathered)).toEqual(new Set(ids))
					expect(await countNews(db, wanted)).toBe(expected.length)
					const totals = await readListTotals(db)
					expect((await findNews(db, wanted, totals)).map(({ id }) => id)).toEqual(ids)
					expect(countByTotals(wanted, totals) ?? expected.length).toBe(expected.length)
				}
			},
		),
		{ numRuns: 12 },
	)
}, 120_000)
