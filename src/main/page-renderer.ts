import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import { asPageCall } from '#api/page-call.ts'
import type { PagePorts, Visitor } from '#api/page-routes.ts'
import type { PageRequest, pageRequest } from '#web/server-context.ts'

/** What the web build's server entry exports besides its default; keys of the context compare by identity. */
type Entry = {
	createRequestHandler: typeof createRequestHandler
	RouterContextProvider: typeof RouterContextProvider
	pageRequest: typeof pageRequest
}
export type WebBuild = ServerBuild & { entry: { module: Entry } }

export const loadWebBuild = (folder: string): Promise<WebBuild> =>
	import(pathToFileURL(join(folder, 'server', 'index.js')).href)

export type PageFacts = Pick<PageRequest, 'publicUrl' | 'brandDomain' | 'sampleNews' | 'googleSignIn'>

/** Makes pages with the web build; their data comes from the API through an in-process call. */
export function createPageRenderer(
	app: FastifyInstance,
	load: () => Promise<WebBuild>,
	facts: PageFacts,
	mode: 'production' | 'development',
): PagePorts['render'] {
	return async (request: Request, visitor: Visitor, incoming: FastifyRequest) => {
		const build = await load()
		const entry = build.entry.module
		const context = new entry.RouterContextProvider()
		context.set(entry.pageRequest, {
			...facts,
			...visitor,
			api: async (method, path, body) => {
				const call = {
					method,
					url: path,
					remoteAddress: incoming.ip,
					headers: { cookie: incoming.headers.cookie ?? '' },
					...(body === undefined ? {} : { payload: body as object }),
				}
				const answer = await asPageCall(() => app.inject(call))
				return { status: answer.statusCode, body: answer.json() as unknown }
			},
		})
		return entry.createRequestHandler(build, mode)(request, context)
	}
}
