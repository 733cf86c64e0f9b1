import { expect, test } from 'vitest'
import { createGuardedFetch } from '#outside/guarded-fetch.ts'
import { createPostWebhook } from '#outside/webhook.ts'
import { testMessage, testStory } from '#test/notification-message.ts'
import { receiveWebhooks } from '#test/webhook-receiver.ts'
import { createDiscordSender } from './discord-sender.ts'

const receiver = await receiveWebhooks()
const publicUrl = 'https://zagros.example'
const post = createPostWebhook(createGuardedFetch({ userAgent: 'test', allow: [receiver.host] }))
const send = createDiscordSender({ post, publicUrl, now: () => new Date() })
const destination = { url: receiver.url, unsubscribe: 'token' }
const lastBody = () => JSON.parse(receiver.received.at(-1)?.body ?? '{}')

test('each story is a card, nobody is mentioned, and markdown in names and titles is escaped', async () => {
	const parts = [{ follow: { id: 1, name: 'My *coins*' }, stories: [testStory('@everyone [BTC] rises')] }]
	expect(await send(testMessage({ destination, parts }))).toEqual({ kind: 'sent' })
	expect(lastBody()).toEqual({
		content: '**My \\*coins\\***',
		embeds: [
			{
				title: '@everyone \\[BTC\\] rises',
				url: 'https://outlet.example/a?b=1&c=2|3',
				footer: { text: 'The Outlet' },
				timestamp: '2026-03-01T12:00:00.000Z',
			},
		],
		allowed_mentions: { parse: [] },
	})
})

test('a message that is too long is cut, and the rest is counted', async () => {
	const stories = Array.from({ length: 12 }, () => testStory('Long title '.repeat(60)))
	const parts = Array.from({ length: 50 }, (_, id) => ({ follow: { id, name: 'n'.repeat(60) }, stories: [] }))
	await send(testMessage({ destination, parts: [...parts, { follow: { id: 99, name: 'All' }, stories }] }))
	const { content, embeds } = lastBody()
	expect([content.length, embeds.length, embeds[0].title.length]).toEqual([2000, 10, 256])
	await send(testMessage({ destination, parts: [{ follow: { id: 99, name: 'All' }, stories }], more: 3 }))
	expect(lastBody().content).toBe('**All**\n[And 5 more.](<https://zagros.example/en/my>)')
})

test('the briefing links to our pages and has a link to unsubscribe', async () => {
	const stories = [testStory('First')]
	const briefing = { parts: [{ follow: { id: 0, name: '' }, stories }], briefing: stories }
	await send(testMessage({ destination, locale: 'fa', ...briefing }))
	expect(lastBody()).toMatchObject({
		content: '**۱ خبر تازه برای شما**\n[لغو اشتراک](<https://zagros.example/unsubscribe/token>)',
		embeds: [{ title: '۱. First', url: 'https://zagros.example/fa?news_locale=en&news_share_id=a-report' }],
	})
})

test('Discord’s Retry-After is obeyed; a deleted webhook is gone', async () => {
	const busy = { message: 'You are being rate limited.', retry_after: 1.337, global: false }
	receiver.respondBy((response) => response.writeHead(429).end(JSON.stringify(busy)))
	expect(await send(testMessage({ destination, isTest: true }))).toEqual({
		...{ kind: 'later', problem: 'responded with 429', pauseMs: 1337 },
	})
	expect(lastBody().content).toContain('This is a test from')
	receiver.respondBy((response) => response.writeHead(404).end('{"code":10015}'))
	expect(await send(testMessage({ destination }))).toMatchObject({ kind: 'gone', why: 'gone' })
})
