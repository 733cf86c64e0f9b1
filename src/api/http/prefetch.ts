import type { FastifyRequest } from 'fastify'

/** How browsers say that a request is made before anybody opened anything. */
export const isPrefetch = ({ headers }: FastifyRequest): boolean =>
	[headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].some((said) =>
		/prefetch|prerender|preview/i.test(String(said ?? '')),
	)
