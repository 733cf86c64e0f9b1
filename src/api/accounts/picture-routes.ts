import type { FastifyPluginAsync } from 'fastify'
import { Problem } from '#domain/problem.ts'

const headers = {
	// The name changes with the picture, but a removed picture must disappear from shared caches too.
	'cache-control': 'private, max-age=86400, immutable',
	// A picture opened by its own address must not run or load anything.
	'content-security-policy': "default-src 'none'; sandbox",
	'content-disposition': 'inline; filename="picture.webp"',
}

/** Serves profile pictures under names that cannot be guessed and do not reveal their owner. */
export const pictureRoutes: FastifyPluginAsync = async (app) => {
	const { accounts } = app.services
	app.get<{ Params: { name: string } }>(
		'/images/users/:name(^[A-Za-z0-9_-]{22}).webp',
		{ schema: { hide: true }, config: { limit: 'reads' } },
		async (request, reply) => {
			const image = await accounts.picture(request.params.name)
			if (image === undefined) throw new Problem('not_found')
			return reply.headers(headers).type('image/webp').send(Buffer.from(image))
		},
	)
}
