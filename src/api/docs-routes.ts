import { createHash } from 'node:crypto'
import fastifySwagger from '@fastify/swagger'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { brandName } from '#domain/brand.ts'
import { sharedFor } from './cache-headers.ts'
import { type KeptAnswer, keepJson } from './kept-answer.ts'
import { sendAnswer } from './send-answer.ts'

const docsPath = '/v1/docs'
const documentPath = '/v1/openapi.json'

/** The reader of the document writes its own styles and runs one inline script; still nothing leaves this host. */
const docsPolicy = (scriptHashes: readonly string[]): string =>
	[
		"default-src 'none'",
		`script-src ${["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ')}`,
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data:",
		"font-src 'self' data:",
		"connect-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"form-action 'self'",
	].join('; ')

/** The page is the same file for everyone, with nothing in it that a reader or an outlet wrote. */
const inlineScriptHashes = (html: string): string[] =>
	[...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) =>
		createHash('sha256').update(script).digest('base64'),
	)

/** Collects every route that is added after it; so it comes first. */
export async function addApiDocument(app: FastifyInstance, publicUrl: string): Promise<void> {
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
}

/** The document at /v1/openapi.json and a page to read it at /v1/docs. */
export async function addDocsRoutes(app: FastifyInstance): Promise<void> {
	let document: KeptAnswer | undefined
	app.get(documentPath, { schema: { hide: true }, config: { limit: 'reads' } }, async (request, reply) => {
		// Made at the first request, when all routes are known.
		document ??= keepJson(app.swagger(), sharedFor(300))
		return sendAnswer(request, reply, document)
	})
	await app.register(async (docs) => {
		docs.addHook('onSend', async (_request, reply, payload) => {
			const type = String(reply.getHeader('content-type') ?? '')
			if (typeof payload !== 'string' || reply.statusCode !== 200) return payload
			reply.header('cache-control', 'public, max-age=3600')
			if (type.startsWith('text/html')) {
				reply.header('content-security-policy', docsPolicy(inlineScriptHashes(payload)))
			}
			return payload
		})
		await docs.register(scalar, {
			routePrefix: docsPath,
			logLevel: 'silent',
			configuration: {
				url: documentPath,
				pageTitle: `${brandName.en} API`,
				cdn: `${docsPath}/js/scalar.js`,
				// Nothing of the reader's, and nothing of ours, goes to the makers of the reader.
				withDefaultFonts: false,
				telemetry: false,
				proxyUrl: '',
				hideClientButton: true,
				showDeveloperTools: 'never',
				agent: { disabled: true },
				mcp: { disabled: true },
			},
		})
	})
}
