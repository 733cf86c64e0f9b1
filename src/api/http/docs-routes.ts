import { readFile } from 'node:fs/promises'
import fastifySwagger from '@fastify/swagger'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { brandName } from '#domain/brand.ts'
import { CachedJson, CachedResponse } from '#services/cache/cached-response.ts'
import { sharedFor } from './headers.ts'

/** Records every route that is added after it, for the API document; a route without a tag is left out. */
export async function addApiDocument(app: FastifyInstance): Promise<void> {
	await app.register(fastifySwagger, {
		openapi: {
			openapi: '3.1.0',
			info: {
				title: `${brandName.en} API`,
				version: '1',
				description:
					'Persian and English cryptocurrency news. Errors have one shape everywhere; unknown fields are ignored; a trailing slash is optional. A program reads without any proof of who it is; votes and views need a browser session (GET /v1/session/) or a token.',
			},
			servers: [{ url: app.services.publicUrl }],
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
		hideUntagged: true,
		transform: jsonSchemaTransform,
	})
}

const readerPath = '/v1/docs'

/** The page that shows the API document. Its scripts are files, so that its policy allows no inline script. */
const readerPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brandName.en} API</title>
<script src="${readerPath}/js/own-storage.js"></script>
</head>
<body>
<div id="app"></div>
<script src="${readerPath}/js/scalar.js"></script>
<script src="${readerPath}/js/document.js"></script>
</body>
</html>
`

/**
 * The API reference is a large third-party script. The page runs it in a sandbox, which is an origin of its own,
 * because the storage of this site holds access tokens that it must not read. It sends no requests: the document is
 * one of its scripts.
 */
const readerPolicy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data:",
	"font-src 'self' data:",
	"object-src 'none'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
	"form-action 'none'",
	'sandbox allow-scripts',
].join('; ')

const caching = { 'cache-control': 'public, max-age=3600' }

/** The settings of the API reference, with the document. */
const readerSettings = (document: object) => ({
	sources: [{ content: document }],
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
})

/** The script of the API reference; its package offers it only as a route of a server. */
async function readReference(): Promise<string> {
	// Loaded with the first request: it is four megabytes of text that few ever ask for.
	const [{ default: Fastify }, { default: scalar }] = await Promise.all([
		import('fastify'),
		import('@scalar/fastify-api-reference'),
	])
	const app = Fastify()
	await app.register(scalar, { routePrefix: readerPath, configuration: { content: {} } })
	const { body } = await app.inject(`${readerPath}/js/scalar.js`)
	await app.close()
	return body
}

/** Makes a value once; after a failure the next call tries again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
	let made: Promise<Value> | undefined
	return () => {
		made ??= make().catch((error: unknown) => {
			made = undefined
			throw error
		})
		return made
	}
}

const asScript = (text: string | Buffer) => new CachedResponse(text, 'application/javascript; charset=utf-8')

/** The OpenAPI document, and a page to read it. Both are public and identify nobody. */
export const docsRoutes: FastifyPluginAsync = async (app) => {
	const config = { limit: 'documents' } as const
	const document = once(async () => new CachedJson(app.swagger()))
	const page = new CachedResponse(readerPage, 'text/html; charset=utf-8')
	const scripts = {
		'own-storage': once(async () => asScript(await readFile(new URL('docs-storage.js', import.meta.url)))),
		scalar: once(async () => asScript(await readReference())),
		document: once(async () => {
			const settings = readerSettings((await document()).value)
			return asScript(`Scalar.createApiReference('#app', ${JSON.stringify(settings)})`)
		}),
	}

	app.get('/v1/openapi.json', { config }, async (_request, reply) =>
		reply.sendCached(await document(), sharedFor(300)),
	)
	app.get(readerPath, { config }, async (_request, reply) =>
		reply.sendCached(page, {
			...caching,
			'content-security-policy': readerPolicy,
			// Browsers refuse a sandboxed page that also sets this policy.
			'cross-origin-opener-policy': 'unsafe-none',
		}),
	)
	for (const [name, script] of Object.entries(scripts)) {
		app.get(`${readerPath}/js/${name}.js`, { config }, async (_request, reply) =>
			// The sandboxed page has another origin than this file.
			reply.sendCached(await script(), { ...caching, 'cross-origin-resource-policy': 'cross-origin' }),
		)
	}
}
