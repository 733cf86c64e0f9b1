import { expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const { app, db } = await testApi()
const drafts = Array.from({ length: 40 }, (_, index) => makeDraft(`item ${index}`))
await addNews(db, 2030, drafts, new Date())

/** Each number gives an uncached list. */
let sent = 0
const list = (remoteAddress: string) =>
	app.inject({
		method: 'POST',
		url: '/v1/news/filter/',
		payload: { lang: 'en', query: `word${sent++}` },
		remoteAddress,
	})

test('sixty concurrent requests of one address do not cost another reader a single list', async () => {
	let flooding = true
	const responses: Record<number, number> = {}
	const flood = Array.from({ length: 60 }, async () => {
		while (flooding && sent < 20_000) {
			const { statusCode } = await list('10.0.0.1')
			responses[statusCode] = (responses[statusCode] ?? 0) + 1
			// A refused client retries immediately; the loop yields so that others in this process get their turn.
			await new Promise((resolve) => setImmediate(resolve))
		}
	})
	const statuses: number[] = []
	for (let times = 0; times < 40; times += 1) statuses.push((await list('10.0.0.2')).statusCode)
	flooding = false
	await Promise.all(flood)
	// Most of the flood was refused.
	expect(responses[503] ?? 0).toBeGreaterThan(40)
	expect(statuses.filter((status) => status !== 200)).toEqual([])
})
