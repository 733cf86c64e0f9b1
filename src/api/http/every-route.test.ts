import type { RouteOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { limitClasses } from '#api/limits/limit-classes.ts'
import { addNews } from '#store/news/news-writer.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const routes: RouteOptions[] = []
const { app, db } = await testApi({
	publicUrl: 'https://zagros.test',
	watch: (route) => routes.push(route),
})
await addNews(db, 2030, [makeDraft('a')], new Date())

const examples: Record<string, string> = {
	'/feeds/:lang(^fa|en).:form(^atom|json)': '/feeds/en.atom',
	'/feeds/follow/:secret(^[\\w-]{22}).:form(^atom|json)': '/feeds/follow/0123456789abcdefghijkl.atom',
	'/images/coins/:name(^[A-Za-z0-9]{1,15}).svg': '/images/coins/BTC.svg',
	'/images/categories/:name(^[a-z0-9-]{1,60}).svg': '/images/categories/defi.svg',
	'/images/people/:name(^[a-z0-9-]{1,60}).svg': '/images/people/vitalik-buterin.svg',
	'/images/sources/:name(^[a-z0-9-]{1,60})': '/images/sources/wire',
	'/images/share/:slug(^[a-z0-9-]{1,100}).png': '/images/share/no-such-item.png',
	'/api/:plan(^free|developer|growth|growth_weekly|pro|enterprise)/v2/posts/': '/api/free/v2/posts/',
	'/v1/stream': '/v1/stream?lang=unknown',
	'/v1/news/gone/': '/v1/news/gone/?ids=1',
	'/v1/news/mine/': '/v1/news/mine/?ids=1',
}
const walked = () =>
	routes.flatMap((route) =>
		[route.method]
			.flat()
			.map((method) => ({ method, url: route.url, config: route.config, schema: route.schema })),
	)

// A response that is created on first use may pass the deadline on a busy machine; it is then ready for the next
// request.
test('the API reference is served, at the latest on the second request', async () => {
	const statusOfDocs = async () => (await app.inject('/v1/docs')).statusCode
	await expect.poll(statusOfDocs, { timeout: 60_000, interval: 500 }).toBe(200)
})

test('there are routes to check', () => {
	expect(walked().length).toBeGreaterThan(30)
})

describe('every route', () => {
	test('names a class of rate limits', () => {
		const unnamed = walked().filter(({ config }) => {
			const limit = (config as { limit?: string } | undefined)?.limit
			return !(limit !== undefined && limit in limitClasses)
		})
		expect(unnamed.map(({ method, url }) => `${method} ${url}`)).toEqual([])
	})

	test('sends the security headers, whatever the status', async () => {
		for (const { method, url } of walked()) {
			const path = examples[url] ?? url.replace('*', 'x')
			const response = await app.inject({ method: method as 'GET', url: path })
			const where = `${method} ${path} ${response.statusCode}`
			const { headers } = response
			// A service that is not configured responds with 503; no other route may fail here.
			if (response.statusCode >= 500 && method !== 'HEAD') {
				expect(response.json().error.code, where).toMatch(/_not_configured$/)
			}
			expect(headers['strict-transport-security'], where).toMatch(/^max-age=\d{8}/)
			expect(headers['x-content-type-options'], where).toBe('nosniff')
			// The address of posts may hold a key.
			const referrer = url.endsWith('/posts/') ? 'no-referrer' : 'strict-origin-when-cross-origin'
			expect(headers['referrer-policy'], where).toBe(referrer)
			expect(headers['content-security-policy'], where).toMatch(/^default-src 'none'/)
			expect(headers['x-powered-by'], where).toBeUndefined()
			expect(headers['access-control-allow-origin'], where).toBeUndefined()
			if (response.statusCode !== 301) expect(headers['cache-control'], where).toBeDefined()
			if (response.statusCode >= 400) expect(headers['cache-control'], where).toBe('no-store')
			if (response.cookies.length > 0) expect(headers['cache-control'], where).toBe('private, no-store')
		}
	})

	test('sends a logged-out reader nothing private, and a shared cache never stores a cookie', async () => {
		for (const { method, url } of walked().filter(({ method }) => method === 'GET')) {
			const response = await app.inject({
				method: method as 'GET',
				url: examples[url] ?? url.replace('*', 'x'),
			})
			if (String(response.headers['cache-control']).startsWith('public')) {
				expect(response.headers['set-cookie'], url).toBeUndefined()
			}
		}
	})
})

describe('the OpenAPI document', () => {
	test('names every route of /v1 and /feeds with its responses, and the schemas that validate', async () => {
		const document = (await app.inject('/v1/openapi.json')).json()
		const wanted = walked().filter(
			({ method, url, config, schema }) =>
				method !== 'HEAD' &&
				/^\/(v1|feeds)\//.test(url) &&
				(config as { isDesk?: true } | undefined)?.isDesk !== true &&
				// The document and its reader do not describe themselves.
				!/^\/v1\/(openapi\.json|docs)/.test(url) &&
				(schema as { hide?: boolean } | undefined)?.hide !== true,
		)
		expect(wanted.length).toBeGreaterThan(12)
		for (const { method, url } of wanted) {
			const path = url.replace(/:(\w+)(\([^)]*\))?/g, '{$1}')
			const operation = document.paths[path]?.[method.toLowerCase()]
			expect(operation, `${method} ${path}`).toBeDefined()
			expect(operation.summary, path).toEqual(expect.any(String))
			expect(Object.keys(operation.responses).length, path).toBeGreaterThan(0)
		}
		const list = document.paths['/v1/news/filter/'].post
		expect(list.requestBody.content['application/json'].schema.properties.page).toMatchObject({
			type: 'integer',
			minimum: 1,
			maximum: 1000,
		})
	})

	test('is shown by a page that loads nothing from another host', async () => {
		const page = await app.inject('/v1/docs/')
		expect(page.statusCode).toBe(200)
		const policy = String(page.headers['content-security-policy'])
		expect(policy).toMatch(/; script-src 'self';/)
		expect(policy).not.toMatch(/https?:|\*/)
		expect(page.body).not.toMatch(/(?:src|href)="https?:/)
		// The page has its own origin, without the storage that holds access tokens.
		expect(policy).toMatch(/; sandbox allow-scripts$/)
		const scripts = [...page.body.matchAll(/<script src="([^"]+)"><\/script>/g)].map(([, src = '']) => src)
		expect(scripts).toHaveLength(3)
		expect(page.body.match(/<script/g)).toHaveLength(3)
		for (const script of scripts) expect((await app.inject(script)).statusCode, script).toBe(200)
	})
})
