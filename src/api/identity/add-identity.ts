import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sharerKey } from '#api/limits/address.ts'
import { createOriginHash } from '#api/limits/origin-hash.ts'
import { Problem } from '#domain/problem.ts'
import type { Origin, VoterIdentity } from '#domain/vote.ts'
import type { Viewer } from '#services/viewer.ts'
import { refuseMisplacedKey } from './api-key.ts'
import { findVoter, type RequestIdentity } from './identity.ts'
import { createRecentWriters } from './recent-writers.ts'
import { guardWrites } from './write-guard.ts'

/** Checks credentials before the body of a request is read. */
type Guard = (request: FastifyRequest) => Promise<void>

/** What identifies this site and its visitors. */
export type Site = {
	/** The scheme, host and port that readers type. */
	publicUrl: string
	/** Signs cookies. */
	secret: string
	countryOf: (address: string) => string | null
}

declare module 'fastify' {
	interface FastifyInstance {
		site: Site
		/** A write of a browser must come from our own pages. */
		guardWrites: Guard
		/** The same for writes that need a signed-in account. */
		guardAccountWrites: Guard[]
	}
	interface FastifyRequest {
		/** The requester; set on every route of the API before its handler. */
		identity: RequestIdentity
		/** The viewer, as far as reads depend on it. */
		viewer: () => Viewer
		/** Whether this browser has written within the last seconds. */
		hasRecentWrite: () => boolean
		/** Whose vote or view it is; undefined for a program. */
		findVoter: () => Promise<VoterIdentity | undefined>
		/** Whose write it is; a program without a session or a token may not write. */
		requireVoter: () => Promise<VoterIdentity>
		/** The signed-in account; /v1/user/ accepts only a token. */
		requireAccount: () => number
		/** The account that is read for: of a token, or of an API key. */
		requireReader: () => number
		/** Where it comes from, as hashes of today. */
		origin: () => Promise<Origin>
	}
	interface FastifyReply {
		/** The reader sees what they have just written: their next reads bypass the cache and the replicas. */
		noteWrite: () => void
	}
}

/** What routes know of their requester. */
export function addIdentity(app: FastifyInstance, site: Site): void {
	const { now, originKey } = app.services
	const writers = createRecentWriters({ ...site, now })
	const originOf = createOriginHash(originKey)
	app.decorate('site', site)
	app.decorate('guardWrites', guardWrites)
	app.decorate('guardAccountWrites', [
		guardWrites,
		async (request: FastifyRequest) => void request.requireAccount(),
	])
	app.decorateRequest('identity')
	app.addHook('onRequest', async (request) => refuseMisplacedKey(request))
	app.decorateRequest('hasRecentWrite', function () {
		return writers.hasRecentWrite(this)
	})
	app.decorateRequest('viewer', function () {
		return {
			hasRecentWrite: this.hasRecentWrite(),
			network: sharerKey(this.ip),
			// A session cookie alone does not count, because a program could send one.
			hasAccount: this.identity.tokenAccountId !== undefined || this.identity.key !== undefined,
		}
	})
	app.decorateRequest('findVoter', function () {
		return findVoter(this)
	})
	app.decorateRequest('requireVoter', async function () {
		const voter = await findVoter(this)
		if (voter !== undefined) return voter
		throw new Problem('csrf_failed', {
			message: 'This needs a browser session (GET /v1/session/ gives one) or a token.',
		})
	})
	app.decorateRequest('requireAccount', function () {
		const { tokenAccountId } = this.identity
		if (tokenAccountId === undefined) throw new Problem('unauthorized')
		return tokenAccountId
	})
	app.decorateRequest('requireReader', function () {
		return this.identity.key?.accountId ?? this.requireAccount()
	})
	app.decorateRequest('origin', function () {
		return originOf(this.ip)
	})
	app.decorateReply('noteWrite', function () {
		writers.note(this)
	})
}
