import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachedResponse } from './cached-response.ts'
import type { RecentWriters } from './recent-writers.ts'
import type { ResponseCache } from './response-cache.ts'
import { sendResponse } from './send-response.ts'

/** Sends the cached response of a key, loading it where there is none. */
export type SendCached = (
	request: FastifyRequest,
	reply: FastifyReply,
	key: string,
	load: () => Promise<CachedResponse>,
) => Promise<FastifyReply>

/** Whoever has just voted gets a response of their own, past the cache. */
export const createSendCached =
	({ cache, writers }: { cache: ResponseCache; writers: RecentWriters }): SendCached =>
	async (request, reply, key, load) =>
		sendResponse(request, reply, await (writers.hasRecentWrite(request) ? load() : cache.fetch(key, load)))
