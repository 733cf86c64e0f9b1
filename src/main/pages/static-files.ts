import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the files that browsers download: those of the build are cached for ever, because their names contain a hash.
 */
export async function addStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
	await app.register(fastifyStatic, {
		root: folder,
		wildcard: false,
		index: false,
		preCompressed: true,
		cacheControl: false,
		setHeaders: (reply, path) => {
			reply.header('cache-control', cacheControlOf(path))
			// A file that never changes under its name is never revalidated.
			if (isNamedByContent(path)) for (const name of forAskingAgain) reply.removeHeader(name)
		},
	})
}

const forAskingAgain = ['etag', 'last-modified', 'accept-ranges']

const isNamedByContent = (path: string): boolean => path.includes('/assets/')

function cacheControlOf(path: string): string {
	if (isNamedByContent(path)) return 'public, max-age=31536000, immutable'
	// The next page must find a new version of the service worker.
	return /\/sw\.js(?:\.\w+)?$/.test(path) ? 'no-cache' : 'public, max-age=3600'
}
