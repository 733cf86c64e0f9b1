import diagnostics from 'node:diagnostics_channel'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#main/config/config.ts'
import { builtPages, pageBuild } from '#main/pages/page-source.ts'
import { start } from '#main/start.ts'
import type { TestApi } from './api-app.ts'
import { testDatabase } from './database.ts'
import { activeOperator } from './operators.ts'

const { db, url: databaseUrl, login } = await testDatabase()
const servers: FastifyInstance[] = []
const remember = (message: unknown) => {
	const { fastify } = message as { fastify: FastifyInstance }
	servers.push(fastify)
	fastify.addHook('onSend', async (_request, reply) => {
		reply.header('x-seen-by-hook', 'yes')
	})
}

let stop: () => Promise<unknown> = async () => {}
let origin = ''
beforeAll(async () => {
	const folder = await mkdtemp(join(tmpdir(), 'zagros-hook-'))
	const config = readConfig({
		...{ PORT: '0', DATA_DIR: folder, DATABASE_URL: databaseUrl },
		...{ ROLE: 'web', NEWS_MODE: 'live', RATE_LIMIT_SCALE: '0.1' },
	})
	if (!config.ok) throw new Error('the environment was refused')
	diagnostics.subscribe('fastify.initialization', remember)
	const request = { requested: new AbortController().signal, hurry: new AbortController().signal }
	const running = await start(config.value, pino({ level: 'silent' }), () => {}, builtPages, request)
	diagnostics.unsubscribe('fastify.initialization', remember)
	if (!running.ok) throw new Error(running.failure)
	origin = /http:\S+/.exec(running.value.announcement)?.[0] ?? ''
	stop = async () => {
		await running.value.stop(request.hurry)
		await rm(folder, { recursive: true, force: true })
	}
})
afterAll(() => stop())

const [asset = ''] = (await readdir(join(pageBuild.client, 'assets'))).filter((name) => name.endsWith('.js'))
const json = { 'content-type': 'application/json' }
const list = { method: 'POST', headers: json, body: '{"lang":"en"}' }

test('there is one server', () => {
	expect(servers).toHaveLength(1)
})

test.each<[string, number, string, RequestInit?]>([
	['a list', 200, '/v1/news/filter/', list],
	['a list that is cached by now', 200, '/v1/news/filter/', list],
	['prices', 200, '/v1/prices/'],
	['a feed', 200, '/feeds/en.atom'],
	['a page', 200, '/en'],
	['a page that is cached by now', 200, '/en'],
	['a redirect of pages', 302, '/'],
	['a redirect to small letters', 301, '/EN'],
	['a redirect of a route', 302, '/.well-known/change-password'],
	['a file', 200, `/assets/${asset}`],
	['a picture', 200, '/images/coins/btc.svg'],
	['a page where there is nothing', 404, '/nowhere'],
	['an address of the API where there is nothing', 404, '/v1/nowhere/'],
	['a method that is not allowed', 405, '/v1/prices/', { method: 'DELETE' }],
	['a body that is refused', 400, '/v1/news/filter/', { ...list, body: '{' }],
	['a body of another type', 415, '/v1/news/filter/', { method: 'POST', body: 'text' }],
	['a token that is not valid', 401, '/v1/user/info/', { headers: { authorization: 'Token none' } }],
	['an address that is too long', 414, `/en?${'x'.repeat(3_000)}`],
	['an address that cannot be read', 400, '/%ff'],
	['the desk, to a stranger', 404, '/operator/log/'],
	['health', 200, '/healthz'],
	['metrics', 200, '/metrics'],
])('a hook sees %s (%d)', async (_what, status, path, init) => {
	const response = await fetch(origin + path, { redirect: 'manual', ...init })
	expect([response.status, response.headers.get('x-seen-by-hook')]).toEqual([status, 'yes'])
})

test('a hook sees the pages, files and errors of the operator desk', async () => {
	const [app] = servers
	if (app === undefined) throw new Error('there is no server')
	const operator = await activeOperator({ app, db, login, url: '', services: app.services } as TestApi)
	const headers = { cookie: operator.browser.cookies(), accept: 'text/html' }
	for (const [path, status] of [
		['/operator/log/', 200],
		['/operator', 303],
		['/operator/files/desk.css', 200],
		['/operator/nowhere/', 404],
		['/v1/operator/nowhere/', 404],
	] as const) {
		const response = await fetch(origin + path, { headers, redirect: 'manual' })
		expect([path, response.status, response.headers.get('x-seen-by-hook')]).toEqual([path, status, 'yes'])
	}
})

test('a hook sees a response of the rate limit', async () => {
	let response = await fetch(`${origin}/v1/news/sort/`)
	for (let times = 0; times < 200 && response.status !== 429; times += 1) {
		response = await fetch(`${origin}/v1/news/sort/`)
	}
	expect([response.status, response.headers.get('x-seen-by-hook')]).toEqual([429, 'yes'])
})
