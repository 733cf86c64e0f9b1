import { parseAtomFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { openNewsWriter } from '#store/news/news-writer.ts'
import { openStoryKeeper } from '#store/news/story-keeper.ts'
import { activeUser } from '#test/accounts.ts'
import { testApi, testOrigin } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'
import { storyByWord } from '#test/story-by-word.ts'

const api = await testApi()
const { app, db } = api
const path = '/v1/user/follows/'

test('a follow’s feed has each story once, for everybody who knows its URL and for no one else', async () => {
	const user = await activeUser(api)
	const send = async (method: 'POST' | 'PUT', payload: object, at = path) =>
		((await user.browser.send(method, at, payload, user.as)).body as { data: never }).data as {
			id: number
			feed: { atom: string; json: string } | null
		}
	const made = await send('POST', { name: 'Bitcoin & more', langs: ['en'], coins: ['BTC'] })
	const { atom = '', json = '' } = made.feed ?? {}
	expect(atom).toMatch(new RegExp(`^${testOrigin}/feeds/follow/[\\w-]{22}\\.atom$`))
	const read = (url: string, headers = {}) => app.inject({ url: url.slice(testOrigin.length), headers })

	const now = new Date()
	// All titles with “exchange” are one story.
	const add = openNewsWriter(db, () => now, openStoryKeeper(storyByWord(/exchange/i)))
	const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
	await add(2030, [
		makeDraft('one', { title: 'An exchange fails', coins: ['BTC'], publishedAt: at(60) }),
		makeDraft('two', { title: 'Ether rests', coins: ['ETH'], publishedAt: at(50) }),
		makeDraft('three', { title: 'Miners move', coins: ['BTC'], publishedAt: at(40) }),
	])
	await add(2031, [
		makeDraft('four', {
			sourceId: 2031,
			title: 'Failed exchange speaks',
			coins: ['BTC'],
			publishedAt: at(30),
		}),
	])

	const response = await read(atom)
	expect([response.statusCode, response.headers['cache-control'], response.headers['x-robots-tag']]).toEqual([
		200,
		'private, no-cache',
		'noindex',
	])
	const feed = parseAtomFeed(response.body)
	expect(feed.title?.value).toBe('Zagros · Bitcoin & more')
	expect(feed.entries?.map(({ title }) => title?.value)).toEqual(['Miners move', 'An exchange fails'])
	expect(feed.entries?.[1]?.id).toMatch(/:story\/\d+$/)
	expect((await read(json)).json().items).toHaveLength(2)
	const again = await read(atom, { 'if-none-match': String(response.headers.etag) })
	expect(again.statusCode).toBe(304)

	// The lead report of a story may change; feed readers know the story by its id.
	await add(2032, [
		makeDraft('five', { sourceId: 2032, title: 'Exchange in trouble', coins: ['BTC'], publishedAt: at(90) }),
	])
	const grown = parseAtomFeed((await read(atom)).body).entries?.[1]
	expect([grown?.title?.value, grown?.id]).toEqual(['Exchange in trouble', feed.entries?.[1]?.id])

	await send('PUT', { id: made.id, min_outlets: 3 })
	expect((await read(json)).json().items).toMatchObject([{ title: 'Exchange in trouble' }])
	await send('PUT', { id: made.id, paused: true })
	expect((await read(json)).json().items).toEqual([])

	const renewed = await send('PUT', { id: made.id }, `${path}feed/`)
	expect(renewed.feed?.atom).not.toBe(atom)
	expect((await read(atom)).statusCode).toBe(404)
	expect((await read(renewed.feed?.atom ?? '')).statusCode).toBe(200)
	expect((await send('PUT', { id: made.id, ways: [] })).feed).toBeNull()
	expect((await read(renewed.feed?.atom ?? '')).statusCode).toBe(404)
})
