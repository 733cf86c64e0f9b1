import { createHash } from 'node:crypto'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { brandName } from '#domain/brand.ts'
import { CachedResponse, cachedJson } from '#services/cache/cached-response.ts'
import { sharedFor } from './headers.ts'
import { route } from './route.ts'
import { sendResponse } from './send-response.ts'

type DocsReader = { page: CachedResponse; script: CachedResponse }

/**
 * The API reference is a large third-party script. The page runs it in a sandbox, which is an origin of its own,
 * because the storage of this site holds access tokens that it must not read. It sends no requests: the document is
 * embedded in the page.
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

/** The page is the same for everyone and contains nothing that a reader or an outlet wrote. */
const inlineScriptHashes = (html: string): string[] =>
	[...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) =>
		createHash('sha256').update(script).digest('base64'),
	)

/** A sandboxed page has no storage, but the API reference uses it at start: this storage lasts as long as the page. */
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

/** Opens the page that shows the API document, and its script. */
async function openDocsReader(docsPath: `/${string}`, document: object): Promise<DocsReader> {
	// Loaded with the first request: it is four megabytes of text that few ever ask for.
	const [{ default: Fastify }, { default: scalar }] = await Promise.all([
		import('fastify'),
		import('@scalar/fastify-api-reference'),
	])
	const app = Fastify()
	await app.register(scalar, {
		routePrefix: docsPath,
		configuration: {
			sources: [{ content: document }],
			pageTitle: `${brandName.en} API`,
			cdn: `${docsPath}/js/scalar.js`,
			// No data of our readers, and none of ours, goes to the authors of the API reference.
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
	})
	const { body: readerPage } = await app.inject(`${docsPath}/`)
	const { body: script } = await app.inject(`${docsPath}/js/scalar.js`)
	await app.close()
	const page = readerPage.replace('<head>', `<head>${storageOfThePage}`)
	return {
		page: new CachedResponse(page, 'text/html; charset=utf-8', {
			headers: {
				...caching,
				'content-security-policy': docsPolicy(inlineScriptHashes(page)),
				// Browsers refuse a sandboxed page that also sets this policy.
				'cross-origin-opener-policy': 'unsafe-none',
			},
		}),
		script: new CachedResponse(script, 'application/javascript; charset=utf-8', {
			// The sandboxed page has another origin than this file.
			headers: { ...caching, 'cross-origin-resource-policy': 'cross-origin' },
		}),
	}
}

/** Records every route that is added after it, so it must be called first. */
export function collectRoutes(app: FastifyInstance): readonly RouteOptions[] {
	const routes: RouteOptions[] = []
	app.addHook('onRoute', (route) => void routes.push(route))
	return routes
}

/** The packages that describe an API are large and rarely needed, so they are loaded by the first request. */
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

/** Serves the OpenAPI document, and a page to read it. */
export function docsRoutes(routes: readonly RouteOptions[], publicUrl: string, readerPath: `/${string}`) {
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
