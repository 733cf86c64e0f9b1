import { afterEach, expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import type { NewsListResponse } from '#contract/news-list.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import { testApi } from './api-app.ts'
import { testDatabase } from './database.ts'
import { type FeedItem, type IngestPipeline, newsSite, openPipeline, rssResponse } from './ingest-pipeline.ts'
import { markExam, readExam } from './story-exam.ts'

const database = await testDatabase()
const known = await loadCatalogue()
if (!known.ok) throw new Error('the catalogue cannot be read')
let pipeline: IngestPipeline | undefined
afterEach(() => pipeline?.close())

const hour = 60 * 60_000
const betweenPolls = 6 * hour
const slugOf = (outlet: string) => outlet.toLowerCase().replaceAll(/[^a-z]+/g, '-')

type Published = { id: string; lang: 'en' | 'fa'; title: string; published: string; source: string }

/** Plays headlines as the feeds of their outlets, polled every six hours, and returns each item's story from the API. */
async function storiesByWorker(lines: readonly Published[]): Promise<Map<string, number>> {
	const outlets = [...new Set(lines.map(({ source }) => source))]
	const langOf = (outlet: string) => lines.find(({ source }) => source === outlet)?.lang ?? 'en'
	const sources = outlets.map((outlet) => [slugOf(outlet), { feed: rssResponse([]), locale: langOf(outlet) }])
	pipeline = await openPipeline(
		database.db,
		Object.fromEntries(sources),
		{},
		undefined,
		known.ok ? known.value : undefined,
	)
	const times = lines.map(({ published }) => Date.parse(published))
	for (
		let now = Math.min(...times) + hour;
		now < Math.max(...times) + 2 * betweenPolls;
		now += betweenPolls
	) {
		pipeline.clock.now = new Date(now)
		for (const outlet of outlets) {
			const items = lines
				.filter(({ source, published }) => source === outlet && Date.parse(published) <= now)
				.toSorted((a, b) => (a.published < b.published ? 1 : -1))
				.slice(0, 20)
				.map(
					({ id, title, published }): FeedItem => ({
						title: escapeMarkup(title),
						link: `${newsSite}/${id}`,
						date: new Date(published),
					}),
				)
			pipeline.server.script(`/${slugOf(outlet)}`, rssResponse(items))
		}
		await pipeline.pass()
	}
	const { app } = await testApi({
		database,
		catalogue: pipeline.catalogue,
		now: () => pipeline?.clock.now.getTime() ?? 0,
	})
	const stories = new Map<string, number>()
	for (let page = 1, pages = 1; page <= pages; page++) {
		const response = await app.inject({
			method: 'POST',
			url: '/v1/news/filter/',
			payload: { lang: 'both', page },
		})
		const list: NewsListResponse = response.json()
		pages = list.data.num_pages
		for (const { title, story } of list.data.news) stories.set(title, story.id)
	}
	return stories
}

test('an exam that comes as feeds through the worker is in its stories in the list', async () => {
	const exam = readExam('fresh')
	const stories = await storiesByWorker(exam.lines)
	const missing = exam.lines.filter(({ title }) => !stories.has(title))
	expect(missing).toEqual([])
	const marks = markExam(exam, (place) => stories.get(exam.lines[place]?.title ?? ''))
	expect(marks.f1).toBeGreaterThanOrEqual(0.88)
})
