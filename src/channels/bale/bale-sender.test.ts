import { expect, test } from 'vitest'
import { linkChats, pollOnce } from '#jobs/follows/link-chats.ts'
import { createChatBot } from '#outside/chat-bot.ts'
import { createGuardedFetch } from '#outside/guarded-fetch.ts'
import { findReaderChannels } from '#store/follows/reader-channel-store.ts'
import { findSetting } from '#store/setting-store.ts'
import { activeUser } from '#test/accounts.ts'
import { testApi } from '#test/api-app.ts'
import { openBotServer } from '#test/bot-server.ts'
import { testMessage, testStory } from '#test/notification-message.ts'
import { createBaleSender } from './bale-sender.ts'

const token = '123456:the-secret-of-the-bot'
const server = await openBotServer(token)
const api = await testApi()
const { db } = api
const user = await activeUser(api)
const get = createGuardedFetch({ userAgent: 'test', allow: [server.host] })
const bale = createChatBot(get, { token, apiUrl: server.url, markup: 'Markdown' })
const send = createBaleSender({ bots: { bale }, publicUrl: 'https://zagros.example' })
const destination = { chat: 77, unsubscribe: 'token' }

test('a chat in Bale is linked by a link that works once, whatever the bot of Telegram has read', async () => {
	const parts = {
		db,
		now: () => new Date(),
		channel: 'bale' as const,
		bot: bale,
		onFailure: (problem: string) => {
			throw new Error(problem)
		},
		onTrouble: (error: unknown) => {
			throw error
		},
	}
	const stop = new AbortController()
	const naming = linkChats(parts, stop.signal)
	await expect.poll(() => findSetting(db, 'bale_bot')).toBe('zagros_test_bot')
	stop.abort()
	await naming
	const { body } = await user.browser.send('POST', '/v1/user/ways/bale/', {}, user.as)
	const { link } = (body as { data: { link: string } }).data
	expect(link).toMatch(/^https:\/\/ble\.ir\/zagros_test_bot\?start=[\w-]{43}$/)
	// Telegram is not reached yet, so there is no link to it.
	expect((await user.browser.send('POST', '/v1/user/ways/telegram/', {}, user.as)).status).toBe(404)
	const start = `/start ${link.split('=')[1]}`
	server.write(77, start)
	server.write(88, start)
	await pollOnce(parts, new AbortController().signal)
	expect(server.messages.map(({ chat_id: chat }) => chat)).toEqual([77, 88])
	const { body: channels } = await user.browser.send('GET', '/v1/user/ways/', undefined, user.as)
	expect(channels).toMatchObject({ data: { set_up: [{ way: 'bale', bale: { chat: 77 }, telegram: null }] } })
	expect((await findReaderChannels(db, user.id)).map(({ channel }) => channel)).toEqual(['bale'])
})

test('titles are links of Markdown, and no sign of theirs can break it', async () => {
	const stories = [{ ...testStory('*Bitcoin* [up] _again_'), url: 'https://outlet.example/a_(b)' }]
	expect(
		await send?.(testMessage({ destination, parts: [{ follow: { id: 1, name: 'A * B' }, stories }] })),
	).toEqual({ kind: 'sent' })
	const { chat_id: chat, text, ...options } = server.messages.at(-1) ?? {}
	expect(chat).toBe(77)
	expect(options).toEqual({})
	expect(text).toBe(
		'*A ∗ B*\n• [\u2068∗Bitcoin∗ ［up］ ＿again＿\u2069](https://outlet.example/a_%28b%29) (\u2068The Outlet\u2069)',
	)
})

test('without a bot of Bale there is no sender', () => {
	expect(createBaleSender({ bots: {}, publicUrl: '' })).toBeUndefined()
})
