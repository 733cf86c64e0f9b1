import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { bookmarkRoutes } from '#api/accounts/account-bookmark-routes.ts'
import { emailRoutes } from '#api/accounts/account-email-routes.ts'
import { favouriteRoutes } from '#api/accounts/account-favourite-routes.ts'
import { googleRoutes } from '#api/accounts/account-google-routes.ts'
import { logInRoutes } from '#api/accounts/account-login-routes.ts'
import { passwordResetRoutes } from '#api/accounts/account-reset-routes.ts'
import { signUpRoutes } from '#api/accounts/account-signup-routes.ts'
import { apiKeyRoutes } from '#api/accounts/api-key-routes.ts'
import { deviceRoutes } from '#api/accounts/device-routes.ts'
import { logInStatusRoutes } from '#api/accounts/login-status-routes.ts'
import { ownDataRoutes } from '#api/accounts/own-data-routes.ts'
import { pictureRoutes } from '#api/accounts/picture-routes.ts'
import { profileRoutes } from '#api/accounts/profile-routes.ts'
import { twoFactorRoutes } from '#api/accounts/two-factor-routes.ts'
import { adImageRoutes } from '#api/ads/ad-image-routes.ts'
import { adRoutes } from '#api/ads/ad-routes.ts'
import { catalogueRoutes } from '#api/catalogue/catalogue-routes.ts'
import { feedRoutes } from '#api/feeds/feed-routes.ts'
import { addressRoutes } from '#api/follows/address-routes.ts'
import { botRoutes } from '#api/follows/bot-routes.ts'
import { briefingRoutes } from '#api/follows/briefing-routes.ts'
import { channelRoutes } from '#api/follows/channel-routes.ts'
import { followFeedRoutes } from '#api/follows/follow-feed-routes.ts'
import { followRoutes } from '#api/follows/follow-routes.ts'
import { mailChannelRoutes } from '#api/follows/mail-channel-routes.ts'
import { muteRoutes } from '#api/follows/mute-routes.ts'
import { myFeedRoutes } from '#api/follows/my-feed-routes.ts'
import { pushRoutes } from '#api/follows/push-routes.ts'
import { unsubscribeRoutes } from '#api/follows/unsubscribe-routes.ts'
import { addApiDocument, docsRoutes } from '#api/http/docs-routes.ts'
import { noStore } from '#api/http/headers.ts'
import { addUnknownAddresses, watchMethods } from '#api/http/unknown-addresses.ts'
import { addIdentity, type Site } from '#api/identity/add-identity.ts'
import { identify } from '#api/identity/identity.ts'
import { sessionRoutes } from '#api/identity/session-routes.ts'
import { imageRoutes } from '#api/images/image-routes.ts'
import { shareImageRoutes } from '#api/images/share-image-routes.ts'
import { newsItemRoutes } from '#api/news/news-item-routes.ts'
import { newsListRoutes } from '#api/news/news-list-routes.ts'
import { storyRoutes } from '#api/news/story-routes.ts'
import { tagRoutes } from '#api/news/tag-routes.ts'
import { priceRoutes } from '#api/prices/prices-routes.ts'
import { embedRoutes } from '#api/programs/embed-routes.ts'
import { mcpRoutes } from '#api/programs/mcp-routes.ts'
import { postRoutes } from '#api/programs/post-routes.ts'
import { streamRoutes } from '#api/programs/stream-routes.ts'
import { opmlRoutes } from '#api/sources/opml-routes.ts'
import { sourceRoutes } from '#api/sources/source-routes.ts'
import { voteRoutes } from '#api/votes/vote-routes.ts'
import type { Services } from '#services/create-services.ts'

declare module 'fastify' {
	interface FastifyInstance {
		/** Everything that the product can do. */
		services: Services
	}
}

/**
 * Every file of routes that identify their requester, in the order of the API document. A new one is added here and
 * nowhere else.
 */
const apiRoutes: readonly FastifyPluginAsyncZod[] = [
	newsListRoutes,
	newsItemRoutes,
	storyRoutes,
	briefingRoutes,
	voteRoutes,
	tagRoutes,
	sourceRoutes,
	priceRoutes,
	catalogueRoutes,
	feedRoutes,
	postRoutes,
	embedRoutes,
	streamRoutes,
	mcpRoutes,
	followFeedRoutes,
	adRoutes,
	sessionRoutes,
	signUpRoutes,
	logInRoutes,
	googleRoutes,
	passwordResetRoutes,
	emailRoutes,
	twoFactorRoutes,
	deviceRoutes,
	apiKeyRoutes,
	profileRoutes,
	favouriteRoutes,
	bookmarkRoutes,
	followRoutes,
	myFeedRoutes,
	channelRoutes,
	mailChannelRoutes,
	addressRoutes,
	botRoutes,
	pushRoutes,
	muteRoutes,
	ownDataRoutes,
	logInStatusRoutes,
	unsubscribeRoutes,
]

/** Public files, which are the same for everybody. */
const fileRoutes: readonly FastifyPluginAsync[] = [
	docsRoutes,
	adImageRoutes,
	pictureRoutes,
	shareImageRoutes,
	imageRoutes,
	opmlRoutes,
]

/** Gives routes the services, and what they know of their requester. */
export function addServices(app: FastifyInstance, services: Services, site: Omit<Site, 'publicUrl'>): void {
	app.decorate('services', services)
	app.addHook('onClose', services.close)
	addIdentity(app, { ...site, publicUrl: services.publicUrl })
}

/** Adds everything below /v1, the feeds and the pictures to a server that has the services. */
export async function addApi(app: FastifyInstance): Promise<void> {
	const methodsAt = watchMethods(app)
	await addApiDocument(app)
	await app.register(async (api) => {
		// Before any body is read: a request with an invalid token is refused on every route of the API.
		api.addHook('onRequest', async (request, reply) => {
			request.identity = await identify(request)
			const { key } = request.identity
			if (key !== undefined) await app.consumeKey(request, reply, key.id)
		})
		// A response belongs to one reader, unless its route says otherwise.
		api.addHook('onSend', async (_request, reply) => {
			if (!reply.hasHeader('cache-control')) reply.headers(noStore)
		})
		for (const routes of apiRoutes) await api.register(routes)
	})
	for (const routes of fileRoutes) await app.register(routes)
	addUnknownAddresses(app, methodsAt)
}
