import type { Viewer } from '#services/viewer.ts'
import type { CachedResponse } from './cached-response.ts'
import type { ResponseCache } from './response-cache.ts'

/** The cached response of a key, loaded where there is none. */
export type FetchCached = <Response extends CachedResponse>(
	viewer: Pick<Viewer, 'hasRecentWrite'>,
	key: string,
	load: () => Promise<Response>,
) => Promise<Response>

/** A viewer who has just voted gets an uncached response. */
export const createFetchCached =
	(cache: Pick<ResponseCache, 'fetch'>): FetchCached =>
	({ hasRecentWrite }, key, load) =>
		hasRecentWrite ? load() : cache.fetch(key, load)
