import type { Responses } from '#api/api-responses.ts'
import type { FetchCached } from '#api/cache/fetch-cached.ts'
import type { RecentWriters } from '#api/cache/recent-writers.ts'
import type { Identity, IdentityParts } from '#api/identity/identity.ts'
import type { ViewerOf } from '#api/identity/viewer-of.ts'
import type { ListLimit } from '#api/limits/list-limit.ts'
import type { HashOrigin } from '#api/limits/origin-hash.ts'
import type { CatalogueIndex } from '#api/news/catalogue-index.ts'
import type { AccountParts } from '#commands/accounts/account-parts.ts'
import type { SourceDesk } from '#commands/sources/source-desk.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import type { FollowWay } from '#domain/follow.ts'
import type { GoogleSignIn } from '#outside/google-identity.ts'
import type { PostWebhook } from '#outside/webhook.ts'
import type { LiveAds } from '#services/ads/live-ads.ts'
import type { Reads } from '#services/reading.ts'
import type { Services } from '#services/services.ts'
import type { Queryable } from '#store/sql.ts'

declare module 'fastify' {
	interface FastifyRequest {
		/** Who is asking; set on every route of the API before its handler. */
		identity: Identity
	}
}

/** What the routes of the API share. */
export type ApiParts = {
	/** Where is written, and read what the next write hangs on. */
	db: Queryable
	/** From where is read what is only shown. */
	reads: Reads
	/** The reads behind routes and pages. */
	services: Services
	/** What routes and page loaders are made of. */
	responses: Responses
	fetchCached: FetchCached
	viewerOf: ViewerOf
	/** As it is now: operators change sources while the process runs. */
	catalogue: () => Catalogue
	index: () => CatalogueIndex
	writers: RecentWriters
	/** Stands before whatever asks the database for a list. */
	listLimit: ListLimit
	ads: LiveAds
	identity: IdentityParts
	accounts: AccountParts
	/** Absent where nobody has set it up. */
	google: GoogleSignIn | undefined
	/** Readers' own servers: which are refused, and how one is tried. */
	webhooks: { refuse: (url: string) => string | null; post: PostWebhook }
	/** The ways of telling that readers can choose here. */
	offeredWays: readonly FollowWay[]
	/** What operators do to sources. */
	sourceDesk: SourceDesk
	/** What a browser is given to know our messages by. */
	pushPublicKey: string
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
