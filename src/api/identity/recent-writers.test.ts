import fastifyCookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createRecentWriters } from './recent-writers.ts'

let now = 1_700_000_000_000

/** A process that takes votes and serves lists. */
async function openProcess(secret: string) {
	const writers = createRecentWriters({ secret, publicUrl: 'http://zagros.test', now: () => now })
	const app = Fastify()
	await app.register(fastifyCookie)
	app.put('/vote', async (_request, reply) => {
		writers.note(reply)
		return {}
	})
	app.get('/list', async (request) => ({ fresh: writers.hasRecentWrite(request) }))
	return {
		vote: async (sessionid = 'voter') =>
			(await app.inject({ method: 'PUT', url: '/vote', cookies: sessionid === '' ? {} : { sessionid } }))
				.cookies[0],
		isFresh: async (cookie: string | undefined, sessionid = 'voter') => {
			const cookies = { sessionid, ...(cookie === undefined ? {} : { just_wrote: cookie }) }
			return (await app.inject({ url: '/list', cookies })).json<{ fresh: boolean }>().fresh
		},
	}
}

test('for six seconds every process knows that a browser has written, and no client can forge it', async () => {
	const [one, other, stranger] = await Promise.all(['ours', 'ours', 'theirs'].map(openProcess))
	const given = await one?.vote()
	expect(given).toMatchObject({ name: 'just_wrote', httpOnly: true, sameSite: 'Lax', maxAge: 6, path: '/' })
	const mark = given?.value ?? ''
	expect(await other?.isFresh(mark)).toBe(true)
	expect(await stranger?.isFresh(mark)).toBe(false)
	const later = ((Math.floor(now / 1000) + 1) | 0).toString(36)
	for (const claim of [undefined, '', '1', mark.replace(/^[^.]+/, later), `${mark}x`]) {
		expect(await other?.isFresh(claim)).toBe(false)
	}
	now += 5_000
	expect(await other?.isFresh(mark)).toBe(true)
	now += 3_000
	expect(await other?.isFresh(mark)).toBe(false)
})

test('the mark of one session is worth nothing to another, and nobody without a session gets one', async () => {
	const process = await openProcess('ours')
	const mark = (await process.vote('voter'))?.value
	expect(await process.isFresh(mark, 'voter')).toBe(true)
	expect(await process.isFresh(mark, 'friend')).toBe(false)
	expect(await process.vote('')).toBeUndefined()
})
