import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { CachedResponse, cachedJson } from '#api/cache/cached-response.ts'
import { sendResponse } from '#api/cache/send-response.ts'
import { brandName } from '#domain/brand.ts'
import type { ReaderFiles } from './docs-reader-worker.ts'
import { sharedFor } from './headers.ts'
import { route } from './route.ts'

type DocsReader = { page: CachedResponse; script: CachedResponse }

/**
 * The reader of the document is a large script of others. It runs in a sandbox, that is in an origin of its own: the
 * storage of this site holds access tokens, which it must not be able to read. It has nothing to ask of us, because the
 * document stands in the page.
 */
const docsPolicy = (scriptHashes: readonly string[]): string =>
	[
		"default-src 'none'",
		`script-src ${["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ')}`,
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data:",
		"font-src 'self' data:",
		"object-src 'none'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"form-action 'none'",
		'sandbox allow-scripts',
	].join('; ')

/** The page is the same file for everyone, with nothing in it that a reader or an outlet wrote. */
const inlineScriptHashes = (html: string): string[] =>
	[...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) =>
		createHash('sha256').update(script).digest('base64'),
	)

/** A sandboxed page has no storage, and the reader asks for it as it starts: it gets one that lasts as long as the page. */
const storageOfThePage = `<script>
for (const name of ['localStorage', 'sessionStorage']) {
	const values = new Map()
	Object.defineProperty(window, name, { value: {
		get length() { return values.size },
		key: (index) => [...values.keys()][index] ?? null,
		getItem: (key) => values.get(String(key)) ?? null,
		setItem: (key, value) => void values.set(String(key), String(value)),
		removeItem: (key) => void values.delete(String(key)),
		clear: () => values.clear(),
	} })
}
</script>`

const caching = { 'cache-control': 'public, max-age=3600' }

/** The page that reads the API document, and its script. */
async function openDocsReader(docsPath: string, document: object): Promise<DocsReader> {
	const worker = new Worker(new URL('./docs-reader-worker.ts', import.meta.url), {
		workerData: {
			routePrefix: docsPath,
			configuration: {
				sources: [{ content: document }],
				pageTitle: `${brandName.en} API`,
				cdn: `${docsPath}/js/scalar.js`,
				// Nothing of the reader's, and nothing of ours, goes to the makers of the reader.
				withDefaultFonts: false,
				telemetry: false,
				proxyUrl: '',
				hideClientButton: true,
				// A sandboxed page cannot call the API.
				hideTestRequestButton: true,
				showDeveloperTools: 'never',
				agent: { disabled: true },
				mcp: { disabled: true },
			},
		},
	})
	const [{ page: readerPage, script }] = (await once(worker, 'message')) as [ReaderFiles]
	const page = readerPage.replace('<head>', `<head>${storageOfThePage}`)
	return {
		page: new CachedResponse(page, 'text/html; charset=utf-8', {
			headers: {
				...caching,
				'content-security-policy': docsPolicy(inlineScriptHashes(page)),
				// Browsers refuse a sandboxed page that also asks to be alone in its window.
				'cross-origin-opener-policy': 'unsafe-none',
			},
		}),
		script: new CachedResponse(script, 'application/javascript; charset=utf-8', {
			// The sandboxed page is of another origin than this file.
			headers: { ...caching, 'cross-origin-resource-policy': 'cross-origin' },
		}),
	}
}

/** Remembers every route that is added after it; so it comes first. */
export function collectRoutes(app: FastifyInstance): readonly RouteOptions[] {
	const routes: RouteOptions[] = []
	app.addHook('onRoute', (route) => void routes.push(route))
	return routes
}

/** What describes an API is large and seldom asked for: it is loaded when somebody does. */
async function describeApi(routes: readonly RouteOptions[], publicUrl: string): Promise<object> {
	const [{ default: Fastify }, { default: fastifySwagger }, { jsonSchemaTransform }] = await Promise.all([
		import('fastify'),
		import('@fastify/swagger'),
		import('fastify-type-provider-zod'),
	])
	const app = Fastify({ exposeHeadRoutes: false })
	app.setValidatorCompiler(() => () => true)
	app.setSerializerCompiler(() => JSON.stringify)
	await app.register(fastifySwagger, {
		openapi: {
			openapi: '3.1.0',
			info: {
				title: `${brandName.en} API`,
				version: '1',
				description:
					'Persian and English cryptocurrency news. Errors have one shape everywhere; unknown fields are ignored; a trailing slash is optional. A program reads without any proof of who it is; votes and views need a browser session (GET /v1/session/) or a token.',
			},
			servers: [{ url: publicUrl }],
			components: {
				securitySchemes: {
					token: {
						type: 'apiKey',
						in: 'header',
						name: 'Authorization',
						description: 'The word Token, a space, and the token of a log-in.',
					},
					session: { type: 'apiKey', in: 'cookie', name: 'sessionid' },
					csrf: { type: 'apiKey', in: 'header', name: 'X-CSRFToken' },
				},
			},
		},
		transform: jsonSchemaTransform,
	})
	for (const { method, url, schema = {} } of routes) {
		if (schema.hide !== true && method !== 'HEAD')
			app.route({ method, url, schema, handler: () => undefined })
	}
	await app.ready()
	return app.swagger()
}

/** The document that describes the API, and a page to read it. */
export function docsRoutes(routes: readonly RouteOptions[], publicUrl: string, readerPath: string) {
	const schema = { hide: true }
	let described: Promise<object> | undefined
	let document: Promise<CachedResponse> | undefined
	let reader: Promise<DocsReader> | undefined
	const describe = () => {
		described ??= describeApi(routes, publicUrl)
		return described
	}
	const read = () => {
		reader ??= describe()
			.then((api) => openDocsReader(readerPath, api))
			.catch((error: unknown) => {
				reader = undefined
				throw error
			})
		return reader
	}
	return {
		document: route({
			schema,
			handler: async (request, reply) => {
				document ??= describe().then((api) => cachedJson(api, sharedFor(300)))
				return sendResponse(request, reply, await document)
			},
		}),
		page: route({
			schema,
			handler: async (request, reply) => sendResponse(request, reply, (await read()).page),
		}),
		script: route({
			schema,
			handler: async (request, reply) => sendResponse(request, reply, (await read()).script),
		}),
	}
}
