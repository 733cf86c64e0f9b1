import { expect, test } from 'vitest'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { testDatabase } from '#test/database.ts'
import { makeStory } from '#test/make-story.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { findMostReportedIds } from './coin-stories.ts'
import { removeNews } from './news-state.ts'
import { addNews } from './news-writer.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')

test('the stories of a coin are ranked by their reports in all languages that are shown', async () => {
	await saveCatalogue(db, smallCatalogue)
	const about = (sourceId: number) => (path: string) => makeDraft(path, { sourceId, coins: ['BTC'] })
	await addNews(db, 2030, ['alone', 'both', 'own', 'across'].map(about(2030)), now)
	await addNews(db, 2031, ['both-2', 'own-2'].map(about(2031)), now)
	// Their Persian titles need not name the coin.
	const persian = ['both-3', 'across-2'].map((path) => makeDraft(path, { sourceId: 1003 }))
	await addNews(db, 1003, persian, now)
	const [both, own, across, both2, own2, both3, across2] = [2, 3, 4, 5, 6, 7, 8]
	await makeStory(db, both, [both, both2, both3])
	await makeStory(db, own, [own, own2])
	await makeStory(db, across, [across, across2])
	const ids = (since: string, locale: 'fa' | 'en' = 'en') =>
		findMostReportedIds(db, { coinId: 4001, locale, since: new Date(since), most: 7 })
	expect(await ids('2026-03-01T00:00:00Z')).toEqual([both, own, across])
	expect(await ids('2026-03-01T11:00:00Z')).toEqual([])
	expect(await ids('2026-03-01T00:00:00Z', 'fa')).toEqual([])
	await removeNews(db, across2, 'wrong', now)
	expect(await ids('2026-03-01T00:00:00Z')).toEqual([both, own])
})
