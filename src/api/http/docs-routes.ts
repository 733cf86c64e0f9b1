import type { FastifyInstance, RouteOptions } from 'fastify'
import { type CachedResponse, cachedJson } from '#api/cache/cached-response.ts'
import { sendResponse } from '#api/cache/send-response.ts'
import { brandName } from '#domain/brand.ts'
import { sharedFor } from './cache-headers.ts'
import { type DocsReader, openDocsReader } from './docs-reader.ts'
import { route } from './route.ts'

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
export function docsRoutes(
	routes: readonly RouteOptions[],
	publicUrl: string,
	paths: { document: string; reader: string },
) {
	const schema = { hide: true }
	let document: Promise<CachedResponse> | undefined
	let reader: Promise<DocsReader> | undefined
	const read = () => {
		reader ??= openDocsReader(paths.reader, paths.document).catch((error: unknown) => {
			reader = undefined
			throw error
		})
		return reader
	}
	return {
		document: route({
			schema,
			handler: async (request, reply) => {
				document ??= describeApi(routes, publicUrl).then((described) => cachedJson(described, sharedFor(300)))
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
