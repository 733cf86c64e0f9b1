import { expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const { app, db } = await testApi()
const drafts = Array.from({ length: 40 }, (_, index) => makeDraft(`item ${index}`))
await addNews(db, 2030, drafts, new Date())

/** A list that nobody has asked for yet. */
let asked = 0
const list = (remoteAddress: string) =>
	app.inject({
		method: 'POST',
		url: '/v1/news/filter/',
		payload: { lang: 'en', query: `word${asked++}` },
		remoteAddress,
	})

test('sixty requests of one address at a time cost another reader not one list', async () => {
	let flooding = true
	const responses: Record<number, number> = {}
	const flood = Array.from({ length: 60 }, async () => {
		while (flooding && asked < 20_000) {
			const { statusCode } = await list('10.0.0.1')
			responses[statusCode] = (responses[statusCode] ?? 0) + 1
			// One who is refused at once asks again at once; the others in this process want a turn all the same.
			await new Promise((resolve) => setImmediate(resolve))
		}
	})
	const statuses: number[] = []
	for (let times = 0; times < 40; times += 1) statuses.push((await list('10.0.0.2')).statusCode)
	flooding = false
	await Promise.all(flood)
	// The flood was one: most of it was refused.
	expect(responses[503] ?? 0).toBeGreaterThan(40)
	expect(statuses.filter((status) => status !== 200)).toEqual([])
}, 60_000)
