import { expect, test } from 'vitest'
import { deliverDueNotifications } from '#jobs/follows/deliver-notifications.ts'
import { linkChats, pollOnce } from '#jobs/follows/link-chats.ts'
import { createChatBot } from '#outside/chat-bot.ts'
import { createGuardedFetch } from '#outside/guarded-fetch.ts'
import { insertFollow } from '#store/follows/follow-store.ts'
import { openFollowMatcher } from '#store/follows/match-follows.ts'
import { findReaderChannels } from '#store/follows/reader-channel-store.ts'
import { addNews } from '#store/news/news-writer.ts'
import { findSetting } from '#store/setting-store.ts'
import { activeUser } from '#test/accounts.ts'
import { testApi } from '#test/api-app.ts'
import { openBotServer } from '#test/bot-server.ts'
import { makeDraft } from '#test/news-drafts.ts'
import { createTelegramSender } from './telegram-sender.ts'

const token = '123456:the-secret-of-the-bot'
const server = await openBotServer(token)
const api = await testApi()
const { db } = api
const user = await activeUser(api)
const get = createGuardedFetch({ userAgent: 'test', allow: [server.host] })
const telegram = createChatBot(get, { token, apiUrl: server.url, markup: 'HTML' })
const publicUrl = 'https://zagros.example'
let now = new Date()
const problems: unknown[] = []
const parts = {
	db,
	now: () => now,
	channel: 'telegram' as const,
	bot: telegram,
	onFailure: (problem: unknown) => problems.push(problem),
	onTrouble: (error: unknown) => {
		throw error
	},
}
const { signal } = new AbortController()
const deliver = () =>
	deliverDueNotifications({
		...parts,
		senders: { telegram: createTelegramSender({ bots: { telegram }, publicUrl }) },
	})
const state = async () =>
	(await findReaderChannels(db, user.id)).map(({ channel, pausedWhy }) => [channel, pausedWhy])

test('a chat is linked by a link that works once, and gets stories in its reader’s language', async () => {
	const stop = new AbortController()
	const naming = linkChats(parts, stop.signal)
	await expect.poll(() => findSetting(db, 'telegram_bot')).toBe('zagros_test_bot')
	stop.abort()
	await naming
	const { body } = await user.browser.send('POST', '/v1/user/ways/telegram/', {}, user.as)
	const link = (body as { data: { link: string } }).data.link
	expect(link).toMatch(/^https:\/\/t\.me\/zagros_test_bot\?start=[\w-]{43}$/)
	const start = `/start ${link.split('=')[1]}`
	server.write(77, 'hello')
	server.write(77, start)
	server.write(88, start)
	await pollOnce(parts, signal)
	expect(await state()).toEqual([['telegram', null]])
	expect(server.messages.map(({ chat_id: chat }) => chat)).toEqual([77, 88])
	expect(server.messages[1]?.text).toContain('This link no longer works')

	const criteria = {
		coinIds: [],
		sourceIds: [],
		topicIds: [],
		personIds: [],
		storyIds: [],
		words: [],
		notWords: [],
	}
	await insertFollow(
		db,
		user.id,
		{
			...criteria,
			locales: ['en'],
			minOutlets: 1,
			name: 'A & <b>',
			channels: ['telegram'],
			paused: false,
			position: 1,
			feedSecret: 'chat',
		},
		now,
	)
	const titles = Array.from({ length: 12 }, (_, index) => `Title <${index}>`)
	await addNews(
		db,
		2030,
		titles.map((title, index) => makeDraft(`t${index}`, { title, publishedAt: now })),
		now,
	)
	await openFollowMatcher(db)(now)

	// 429 says how long to wait, which is obeyed.
	server.refuse({ status: 429, retryAfter: 40 })
	await deliver()
	server.refuse(undefined)
	now = new Date(now.getTime() + 39_000)
	expect(await deliver()).toBe(0)
	now = new Date(now.getTime() + 1_000)
	expect(await deliver()).toBe(1)
	const { text = '', chat_id: chat } = server.messages.at(-1) ?? {}
	expect(chat).toBe(77)
	expect(text).toContain('A &amp; &lt;b&gt;')
	expect(text.match(/<a href=/g)).toHaveLength(10)
	expect(text).toContain('And 2 more.')

	// 403: the chat has blocked the bot.
	server.refuse({ status: 403 })
	await addNews(db, 2030, [makeDraft('last', { title: 'Nobody hears', publishedAt: now })], now)
	await openFollowMatcher(db)(now)
	await deliver()
	expect(await state()).toEqual([['telegram', 'left']])
	expect(JSON.stringify(problems)).not.toContain('the-secret')
})

test('the token of the bot is in no error message', async () => {
	const nowhere = createChatBot(get, { token, apiUrl: 'http://127.0.0.1:9', markup: 'HTML' })
	const wrong = createChatBot(get, { token: '1:other-secret', apiUrl: server.url, markup: 'HTML' })
	for (const bot of [nowhere, wrong]) {
		const found = await bot.findName()
		expect(found.ok).toBe(false)
		expect(JSON.stringify(found)).not.toContain('secret')
	}
})
