import type { FastifyRequest } from 'fastify'
import { sharerKey } from '#api/limits/address.ts'
import type { Viewer } from '#services/viewer.ts'
import type { RecentWriters } from './recent-writers.ts'

/** The viewer of a request. */
export type ViewerOf = (request: FastifyRequest) => Viewer

export const createViewerOf =
	({ hasRecentWrite }: Pick<RecentWriters, 'hasRecentWrite'>): ViewerOf =>
	(request) => ({
		hasRecentWrite: hasRecentWrite(request),
		network: sharerKey(request.ip),
		// A session cookie alone does not count, because a program could send one.
		hasAccount: request.identity.tokenAccountId !== undefined,
	})
