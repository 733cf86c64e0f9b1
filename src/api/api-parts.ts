import type { AccountPorts } from '#commands/account-ports.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import type { GoogleSignIn } from '#outside/google-identity.ts'
import type { Queryable } from '#store/schema.ts'
import type { AdBoard } from './ad-board.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { Identity, IdentityPorts } from './identity.ts'
import type { HashOrigin } from './origin-hash.ts'
import type { RecentWriters } from './recent-writers.ts'
import type { WorkGate } from './work-gate.ts'

declare module 'fastify' {
	interface FastifyRequest {
		/** Who is asking; set on every route of the API before its handler. */
		identity: Identity
	}
}

/** What the routes of the API share. */
export type ApiParts = {
	db: Queryable
	catalogue: Catalogue
	index: CatalogueIndex
	cache: AnswerCache
	writers: RecentWriters
	/** Stands before whatever asks the database for a list. */
	gate: WorkGate
	ads: AdBoard
	identity: IdentityPorts
	accounts: AccountPorts
	/** Absent where nobody has set it up. */
	google: GoogleSignIn | undefined
	/** Scheme, host and port that readers type. */
	publicUrl: string
	/** Browsers of one address that were not let in before: to vote, and to be counted as readers. */
	newVotersPerHour: number
	newReadersPerHour: number
	/** Where a request comes from, hashed with the day's key. */
	originOf: HashOrigin
	countryOf: (address: string) => string | null
	now: () => number
}
