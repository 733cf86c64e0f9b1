import type { FastifyRequest } from 'fastify'
import type { RecentWriters } from '#api/cache/recent-writers.ts'
import { sharerKey } from '#api/limits/address.ts'
import type { Viewer } from '#services/viewer.ts'

/** For whom a request reads. */
export type ViewerOf = (request: FastifyRequest) => Viewer

export const createViewerOf =
	({ hasRecentWrite }: Pick<RecentWriters, 'hasRecentWrite'>): ViewerOf =>
	(request) => ({
		hasRecentWrite: hasRecentWrite(request),
		network: sharerKey(request.ip),
		// The cookie of a session alone does not count: a program could send one.
		hasAccount: request.identity.tokenAccountId !== undefined,
	})
