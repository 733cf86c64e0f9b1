import { once } from 'node:events'
import { connect } from 'node:net'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { afterEach, expect, test, vi } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { integer, query } from '#store/query.ts'
import type { Queryable } from '#store/sql.ts'
import { activeUser } from '#test/accounts.ts'
import { testApi } from '#test/api-app.ts'
import { makeStory } from '#test/make-story.ts'
import { makeDraft } from '#test/news-drafts.ts'

const api = await testApi({ limitScale: 1, streamLimit: 6 })
const { app, db, services } = api
const address = await app.listen({ port: 0, host: '127.0.0.1' })

type Received = { id?: string | undefined; event?: string | undefined; data: string }
const opened: AbortController[] = []
afterEach(async () => {
	vi.useRealTimers()
	for (const one of opened.splice(0)) one.abort()
	await expect.poll(() => services.stream.size()).toBe(0)
})

async function listen(query: string, headers: Record<string, string> = {}) {
	const stop = new AbortController()
	opened.push(stop)
	const response = await fetch(`${address}/v1/stream?${query}`, { headers, signal: stop.signal })
	const events: Received[] = []
	const comments: string[] = []
	if (response.status === 200 && response.body !== null) {
		const parsed = response.body
			.pipeThrough(new TextDecoderStream())
			.pipeThrough(new EventSourceParserStream({ onComment: (comment) => comments.push(comment) }))
		void (async () => {
			for await (const event of parsed) events.push(event)
		})().catch(() => {})
	}
	const titles = () => events.map(({ data }) => (JSON.parse(data) as { title?: string }).title)
	return { response, events, comments, titles, stop: () => stop.abort() }
}
let count = 0
const add = async (more: Parameters<typeof makeDraft>[1] = {}, sourceId = 2030, change: Queryable = db) => {
	count += 1
	const draft = makeDraft(`s${count}`, {
		...{ sourceId, title: `Title ${count}`, url: `https://wire.example/s/${count}` },
		...{ publishedAt: new Date(), ...more },
	})
	await addNews(change, sourceId, [draft], new Date())
}
const settled = () => expect.poll(() => services.stream.size())

test('a headline reaches an open stream within two seconds, and only those that want it', async () => {
	const [all, ether, persian] = [
		await listen('lang=en'),
		await listen('lang=en&coins=eth'),
		await listen('lang=fa'),
	]
	expect(all.response.headers.get('content-type')).toBe('text/event-stream')
	await settled().toBe(3)
	const at = performance.now()
	await add({ title: 'Bitcoin moves', coins: ['BTC'] })
	await expect.poll(all.titles, { interval: 20 }).toEqual(['Bitcoin moves'])
	expect(performance.now() - at).toBeLessThan(2_000)
	await add({ title: 'Ether moves', coins: ['ETH'] })
	await add({ title: 'صعود', locale: 'fa' }, 1001)
	await expect.poll(ether.titles).toEqual(['Ether moves'])
	await expect.poll(persian.titles).toEqual(['صعود'])
	await expect.poll(all.titles).toEqual(['Bitcoin moves', 'Ether moves'])
	expect(all.events[0]).toMatchObject({ event: 'item', id: expect.stringMatching(/^\d+$/) })
})

test('a stream that was cut resumes without a gap and without a repetition', async () => {
	const first = await listen('lang=en')
	await settled().toBe(1)
	await add({ title: 'before the cut' })
	await expect.poll(first.titles).toEqual(['before the cut'])
	const lastId = String(first.events[0]?.id)
	first.stop()
	await settled().toBe(0)
	await add({ title: 'missed one' })
	await add({ title: 'missed two' })
	const again = await listen('lang=en', { 'last-event-id': lastId })
	await add({ title: 'after' })
	await expect.poll(again.titles).toEqual(['missed one', 'missed two', 'after'])
	expect(again.events.map(({ event }) => event)).toEqual(['item', 'item', 'item'])
})

test('after more than 500 missed events, or an unknown one, a gap is announced', async () => {
	const before = await listen('lang=en')
	await settled().toBe(1)
	await add({ title: 'the last one seen' })
	await expect.poll(before.titles).toEqual(['the last one seen'])
	const lastId = String(before.events[0]?.id)
	before.stop()
	const many = Array.from({ length: 510 }, (_, index) =>
		makeDraft(`m${index}`, {
			url: `https://wire.example/m/${index}`,
			title: `Many ${index}`,
			publishedAt: new Date(),
		}),
	)
	await addNews(db, 2030, many, new Date())
	const again = await listen('lang=en', { 'last-event-id': lastId })
	await expect.poll(() => again.events.length, { timeout: 10_000 }).toBe(501)
	expect(again.events.at(-1)).toMatchObject({ event: 'gap', data: '{}' })
	const unknown = await listen('lang=en', { 'last-event-id': '1' })
	await expect.poll(() => unknown.events.some(({ event }) => event === 'gap'), { timeout: 10_000 }).toBe(true)
})

test('a story is sent when it reaches the outlets that a reader wants, and once', async () => {
	const stories = await listen('lang=en&min_outlets=2')
	const ofDefi = await listen('lang=en&min_outlets=2&topics=defi')
	const each = await listen('lang=en')
	await settled().toBe(3)
	let storyId: number | undefined
	/** Stores a report of the one story, as the matcher does: both in one transaction. */
	const report = (sourceId: number, title: string, topics: string[] = []) =>
		db.transaction(async (change) => {
			await add({ title, topics }, sourceId, change)
			const newest = query({ id: integer })`select max(id) as id from news_item`
			const id = (await newest.execute(change)).rows[0]?.id ?? 0
			storyId ??= id
			await makeStory(change, storyId, [id])
		})
	await report(2030, 'An exchange stops')
	await report(2030, 'The same outlet again')
	await expect.poll(each.titles).toEqual(['An exchange stops', 'The same outlet again'])
	await report(2031, 'A second outlet', ['defi'])
	await expect.poll(() => stories.events.length).toBe(1)
	expect(stories.events[0]).toMatchObject({ event: 'story', id: expect.stringMatching(/^\d+$/) })
	expect(JSON.parse(stories.events[0]?.data ?? '')).toMatchObject({ outlets: [{}, {}] })
	// One of its reports is of the topic.
	await expect.poll(() => ofDefi.events.length).toBe(1)
	await report(2032, 'A third outlet')
	await expect.poll(() => each.titles().at(-1)).toBe('A third outlet')
	expect([stories.events.length, ofDefi.events.length]).toEqual([1, 1])
})

test('a comment every 25 seconds shows that a quiet stream is open', async () => {
	// Only what a stream repeats is hastened; requests and the database go on as ever.
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
	const quiet = await listen('lang=en')
	await settled().toBe(1)
	const before = quiet.comments.length
	vi.advanceTimersByTime(24_000)
	vi.advanceTimersByTime(1_000)
	await expect.poll(() => quiet.comments.length).toBe(before + 1)
	vi.advanceTimersByTime(50_000)
	await expect.poll(() => quiet.comments.length).toBe(before + 3)
})

test('a reader who stops reading is dropped, and the others lose nothing', async () => {
	const { port, hostname } = new URL(address)
	const slow = connect(Number(port), hostname)
	slow.write('GET /v1/stream?lang=en HTTP/1.1\r\nhost: localhost\r\n\r\n')
	await once(slow, 'readable')
	const quick = await listen('lang=en')
	await settled().toBe(2)
	let sent = 0
	// Sockets take some megabytes before anything waits in the process.
	while (services.stream.size() === 2 && sent < 1_000) {
		await add({ url: `https://wire.example/${sent}?${'long'.repeat(25_000)}` })
		sent += 1
		await expect.poll(() => quick.events.length, { interval: 5 }).toBe(sent)
	}
	expect(services.stream.size()).toBe(1)
	await add({ title: 'after the slow one' })
	await expect.poll(() => quick.titles().at(-1)).toBe('after the slow one')
	slow.destroy()
})

test('an address has three streams, a key five, and a process as many as it allows', async () => {
	for (let index = 0; index < 3; index += 1) expect((await listen('lang=en')).response.status).toBe(200)
	const fourth = await listen('lang=en')
	expect([fourth.response.status, fourth.response.headers.get('retry-after')]).toEqual([503, '30'])
	const user = await activeUser(api)
	const made = await user.browser.send('POST', '/v1/user/keys/', { name: 'bot' }, user.as)
	const { key } = (made.body as { data: { key: string } }).data
	const withKey = () => listen('lang=en&coins=BTC,ETH', { authorization: `Bearer ${key}` })
	for (let index = 0; index < 3; index += 1) expect((await withKey()).response.status).toBe(200)
	expect((await withKey()).response.status, 'the process has six').toBe(503)
})

test.each([
	['lang=xx', 400],
	['', 400],
	['lang=en&coins=NOPE', 400],
	['lang=en&min_outlets=0', 400],
	['lang=en&min_outlets=two', 400],
	['lang=en&sources=nope', 400],
	['lang=en&coins=BTC,ETH', 403],
])('?%s is %i', async (query, status) => {
	expect((await listen(query)).response.status).toBe(status)
})

test('unknown parameters are ignored, and an unreadable last id begins with what is new', async () => {
	const one = await listen('lang=en&colour=green', { 'last-event-id': 'the last one' })
	await settled().toBe(1)
	await add({ title: 'only this' })
	await expect.poll(one.titles).toEqual(['only this'])
})

test('the streams end when the process stops', async () => {
	const one = await listen('lang=en')
	await settled().toBe(1)
	services.stream.close()
	await settled().toBe(0)
	expect(one.response.ok).toBe(true)
	expect((await listen('lang=en')).response.status).toBe(503)
})
