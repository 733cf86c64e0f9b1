import { expect, test } from 'vitest'
import { createGuardedFetch } from '#outside/guarded-fetch.ts'
import { createPostWebhook } from '#outside/webhook.ts'
import { testMessage, testStory } from '#test/notification-message.ts'
import { receiveWebhooks } from '#test/webhook-receiver.ts'
import { createSlackSender } from './slack-sender.ts'

const receiver = await receiveWebhooks()
const publicUrl = 'https://zagros.example'
const post = createPostWebhook(createGuardedFetch({ userAgent: 'test', allow: [receiver.host] }))
const send = createSlackSender({ post, publicUrl, now: () => new Date() })
const destination = { url: receiver.url, unsubscribe: 'token' }
const lastBody = () => JSON.parse(receiver.received.at(-1)?.body ?? '{}')

test('titles are links, and their text can neither mention anybody nor break the markup', async () => {
	const parts = [{ follow: { id: 1, name: 'A & B' }, stories: [testStory('<!channel> BTC > ETH & co')] }]
	expect(await send(testMessage({ destination, parts, more: 2 }))).toEqual({ kind: 'sent' })
	expect(lastBody()).toEqual({
		text: [
			'*A &amp; B*',
			'• <https://outlet.example/a?b=1&amp;c=2%7C3|\u2068&lt;!channel&gt; BTC &gt; ETH &amp; co\u2069> (\u2068The Outlet\u2069)',
			'',
			'And 2 more.',
		].join('\n'),
		unfurl_links: false,
		unfurl_media: false,
	})
	expect(receiver.received.at(-1)?.isSigned('')).toBe(false)
})

test('the briefing links to our pages and has a link to unsubscribe', async () => {
	const stories = [testStory('First')]
	const briefing = { parts: [{ follow: { id: 0, name: '' }, stories }], briefing: stories }
	await send(testMessage({ destination, locale: 'fa', ...briefing }))
	const { text } = lastBody()
	expect(text).toContain('*۱ خبر تازه برای شما*')
	expect(text).toContain(
		'۱. <https://zagros.example/fa?news_locale=en&amp;news_share_id=a-report|\u2068First\u2069>',
	)
	expect(text).toContain('<https://zagros.example/unsubscribe/token|لغو اشتراک>')
})

test('a test message names its sender; a deleted webhook is gone', async () => {
	await send(testMessage({ destination, isTest: true }))
	expect(lastBody().text).toContain('This is a test from')
	receiver.respondBy((response) => response.writeHead(404).end('no_service'))
	expect(await send(testMessage({ destination }))).toMatchObject({
		kind: 'gone',
		problem: 'responded with 404',
	})
})
