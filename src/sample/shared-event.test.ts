import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { loadStoryWords } from '#catalogue/load-story-words.ts'
import { groupHeadlines } from '#ingest/story/group-headlines.ts'
import { ownTagger } from '#test/tags/own-tagger.ts'
import { createSampleNews } from './sample-news.ts'

const loaded = await loadCatalogue()
const words = await loadStoryWords()
if (!loaded.ok || !words.ok) throw new Error('the catalogue does not load')
const catalogue = loaded.value
const sampleNews = createSampleNews(catalogue)
const now = Date.parse('2026-11-15T09:05:00Z')
/** The items of shared events of the last hour. */
const reports = catalogue.sources
	.flatMap(({ slug }) => sampleNews.itemsOf(slug, now))
	.filter(({ code, publishedAt }) => code.startsWith('l') && publishedAt > now - 3_600_000)
	.flatMap(({ event, ...item }) => (event === undefined ? [] : [{ ...item, event }]))
const stories = groupHeadlines(reports, await ownTagger(), words.value)

/** Of the pairs that `picks` selects by their events, how many the matcher put into one story. */
function joined(picks: (one: string, other: string) => boolean): { pairs: number; share: number } {
	const picked = reports.flatMap((one, a) =>
		reports.flatMap((other, b) => (a < b && picks(one.event, other.event) ? [[a, b] as const] : [])),
	)
	const together = picked.filter(([a, b]) => stories[a]?.story === stories[b]?.story)
	return { pairs: picked.length, share: together.length / picked.length }
}

test('the matcher joins what several outlets report of one event, in both languages', () => {
	const { pairs, share } = joined((one, other) => one === other)
	expect(pairs).toBeGreaterThan(400)
	expect(share).toBeGreaterThan(0.92)
})

test('the consequence of an event is another story, and so is the same event elsewhere', () => {
	const own = (event: string) => event.replace(/\/(?:next|twin)$/, '')
	const { pairs, share } = joined((one, other) => one !== other && own(one) === own(other))
	expect(pairs).toBeGreaterThan(100)
	expect(share).toBeLessThan(0.03)
})

test('the first page of either language has stories of several outlets', () => {
	for (const locale of ['en', 'fa'] as const) {
		const rows = new Map<number, number>()
		const newest = reports
			.map((item, place) => ({ ...item, story: stories[place]?.story ?? place }))
			.filter((item) => item.locale === locale && item.publishedAt > now - 3 * 60_000)
		for (const { story } of newest) rows.set(story, (rows.get(story) ?? 0) + 1)
		expect([...rows.values()].filter((outlets) => outlets > 1).length, locale).toBeGreaterThan(0)
	}
})
