import { expect, test } from 'vitest'
import { createGuardedFetch } from '#outside/guarded-fetch.ts'
import { createPostWebhook } from '#outside/webhook.ts'
import { testMessage, testStory } from '#test/notification-message.ts'
import { receiveWebhooks } from '#test/webhook-receiver.ts'
import { createWebhookSender } from './webhook-sender.ts'

const receiver = await receiveWebhooks()
const now = new Date()
const parts = [{ follow: { id: 3, name: 'All' }, stories: [testStory('A fund opens')] }]
const deliver = (url = receiver.url, allow = [receiver.host]) =>
	createWebhookSender({
		post: createPostWebhook(createGuardedFetch({ userAgent: 'test', allow })),
		now: () => now,
	})(testMessage({ destination: { url, secret: 'secret' }, parts }))

test('a 200 means sent, and a 410 ends the channel', async () => {
	expect(await deliver()).toEqual({ kind: 'sent' })
	expect(receiver.received.map(({ key, isSigned }) => [key, isSigned('secret')])).toEqual([['one', true]])
	expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
		...{ id: 'one', type: 'stories', more: 0 },
		follows: [
			{ id: 3, name: 'All', stories: [{ title: 'A fund opens', lang: 'en', source: { slug: 'outlet' } }] },
		],
	})
	receiver.respondBy((response) => response.writeHead(410).end())
	expect(await deliver()).toMatchObject({ kind: 'gone', why: 'gone' })
})

test.each<[string, number, Record<string, string>, object]>([
	[
		'a redirect is not followed',
		307,
		{ location: receiver.url },
		{ problem: 'responded with 307, a redirect' },
	],
	['a fault is tried again', 500, {}, { problem: 'responded with 500' }],
	['a wait that is asked for is granted', 429, { 'retry-after': '90' }, { pauseMs: 90_000 }],
	['one of a week is not', 503, { 'retry-after': '604800' }, { pauseMs: 6 * 3_600_000 }],
])('%s', async (_what, status, headers, wanted) => {
	receiver.received.length = 0
	receiver.respondBy((response) => response.writeHead(status, headers).end())
	expect(await deliver()).toMatchObject({ kind: 'later', ...wanted })
	expect(receiver.received).toHaveLength(1)
})

test('a receiver that does not respond times out and is retried', async () => {
	receiver.respondBy(() => {})
	const before = Date.now()
	expect(await deliver()).toMatchObject({ kind: 'later' })
	expect(Date.now() - before).toBeLessThan(10_000)
})

test('a private address is not reached, and its reader does not learn the reason', async () => {
	receiver.received.length = 0
	const respondBy = await deliver(receiver.url, [])
	expect(respondBy).toMatchObject({ kind: 'later' })
	expect(JSON.stringify(respondBy)).not.toContain('127.0.0.1')
	expect(receiver.received).toEqual([])
})

test('slow addresses of one reader delay nobody else at the same host', async () => {
	const waiting: (() => void)[] = []
	receiver.respondBy((response) => waiting.push(() => response.writeHead(200).end()))
	const send = createWebhookSender({
		post: createPostWebhook(createGuardedFetch({ userAgent: 'test', allow: [receiver.host] })),
		now: () => now,
	})
	const to = (accountId: number) =>
		send({ ...testMessage({ destination: { url: receiver.url }, parts }), accountId })
	const slow = [to(1), to(1)]
	await expect.poll(() => waiting.length).toBe(2)
	expect(await to(1)).toEqual({ kind: 'busy' })
	const other = to(2)
	await expect.poll(() => waiting.length).toBe(3)
	for (const respond of waiting) respond()
	expect(await Promise.all([...slow, other])).toEqual(Array(3).fill({ kind: 'sent' }))
})
