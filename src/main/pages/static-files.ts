import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The files that browsers download: those of the build for ever, because their names tell what is in them. */
export async function addStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
	await app.register(fastifyStatic, {
		root: folder,
		wildcard: false,
		index: false,
		preCompressed: true,
		cacheControl: false,
		setHeaders: (reply, path) => {
			reply.header('cache-control', keptFor(path))
			// What is never another under its name nobody asks about again.
			if (isNamedByContent(path)) for (const name of forAskingAgain) reply.removeHeader(name)
		},
	})
}

const forAskingAgain = ['etag', 'last-modified', 'accept-ranges']

const isNamedByContent = (path: string): boolean => path.includes('/assets/')

function keptFor(path: string): string {
	if (isNamedByContent(path)) return 'public, max-age=31536000, immutable'
	// A new version of it must be found by the next page that is opened.
	return /\/sw\.js(?:\.\w+)?$/.test(path) ? 'no-cache' : 'public, max-age=3600'
}
