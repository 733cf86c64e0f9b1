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
			const forever = path.includes('/assets/')
			reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
		},
	})
}
