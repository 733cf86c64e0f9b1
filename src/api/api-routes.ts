import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bookmarkRoutes } from '#api/accounts/account-bookmark-routes.ts'
import { emailRoutes } from '#api/accounts/account-email-routes.ts'
import { favouriteRoutes } from '#api/accounts/account-favourite-routes.ts'
import { googleRoutes } from '#api/accounts/account-google-routes.ts'
import { loginRoutes } from '#api/accounts/account-login-routes.ts'
import { passwordResetRoutes } from '#api/accounts/account-reset-routes.ts'
import { signUpRoutes } from '#api/accounts/account-signup-routes.ts'
import { deviceRoutes } from '#api/accounts/device-routes.ts'
import { ownDataRoutes } from '#api/accounts/own-data-routes.ts'
import { addPictureRoutes } from '#api/accounts/picture-routes.ts'
import { profileRoutes } from '#api/accounts/profile-routes.ts'
import { twoFactorRoutes } from '#api/accounts/two-factor-routes.ts'
import { addAdImageRoutes } from '#api/ads/ad-image-routes.ts'
import { adRoutes } from '#api/ads/ad-routes.ts'
import { catalogueRoutes } from '#api/catalogue/catalogue-routes.ts'
import { feedRoute } from '#api/feeds/feed-routes.ts'
import { addressRoutes } from '#api/follows/address-routes.ts'
import { briefingDoneRoute, briefingRoute } from '#api/follows/briefing-routes.ts'
import { channelRoutes } from '#api/follows/channel-routes.ts'
import { followFeedPath, followFeedRoute } from '#api/follows/follow-feed-routes.ts'
import { followPreviewRoute } from '#api/follows/follow-preview-routes.ts'
import { followRoutes } from '#api/follows/follow-routes.ts'
import { mailChannelRoutes } from '#api/follows/mail-channel-routes.ts'
import { muteRoutes } from '#api/follows/mute-routes.ts'
import { mostFollowedRoute, myFeedRoute } from '#api/follows/my-feed-routes.ts'
import { pushRoutes } from '#api/follows/push-routes.ts'
import { telegramRoutes } from '#api/follows/telegram-routes.ts'
import { collectRoutes, docsRoutes } from '#api/http/docs-routes.ts'
import { noStore } from '#api/http/headers.ts'
import { addRoutes, type RouteRow } from '#api/http/route.ts'
import { identify } from '#api/identity/identity.ts'
import { sessionRoutes } from '#api/identity/session-routes.ts'
import { addImageRoutes } from '#api/images/image-routes.ts'
import { addShareImageRoutes } from '#api/images/share-image-routes.ts'
import { frontRoute } from '#api/news/front-routes.ts'
import { mostReadRoute } from '#api/news/most-read-routes.ts'
import { newestRoute } from '#api/news/newest-routes.ts'
import { newsItemRoutes } from '#api/news/news-item-routes.ts'
import { newsListRoutes } from '#api/news/news-list-routes.ts'
import { storyRoutes } from '#api/news/story-routes.ts'
import { tagRoutes } from '#api/news/tag-routes.ts'
import { priceHistoryRoute, pricesRoute } from '#api/prices/prices-routes.ts'
import { addOpmlRoute } from '#api/sources/opml-routes.ts'
import { sourcesRoute } from '#api/sources/source-routes.ts'
import { moodRoute } from '#api/votes/mood-routes.ts'
import { viewRoute } from '#api/votes/view-routes.ts'
import { voteRoutes } from '#api/votes/vote-routes.ts'
import { choicesPath } from '#contract/catalogue.ts'
import { newsLocales } from '#domain/locale.ts'
import { Problem } from '#domain/problem.ts'

type PartsOf<Make extends (parts: never) => unknown> = Parameters<Make>[0]

/** What all routes need together; each file of routes declares its own part. */
type ApiParts = PartsOf<typeof newsListRoutes> &
	PartsOf<typeof newsItemRoutes> &
	PartsOf<typeof bookmarkRoutes> &
	PartsOf<typeof voteRoutes> &
	PartsOf<typeof viewRoute> &
	PartsOf<typeof sessionRoutes> &
	PartsOf<typeof ownDataRoutes> &
	PartsOf<typeof googleRoutes> &
	PartsOf<typeof favouriteRoutes> &
	PartsOf<typeof followRoutes> &
	PartsOf<typeof followPreviewRoute> &
	PartsOf<typeof pushRoutes> &
	PartsOf<typeof addressRoutes>

/** Every route that identifies its requester: method, path, class of limits, and handler. */
function tableOfRoutes(parts: ApiParts): readonly RouteRow[] {
	const list = newsListRoutes(parts)
	const news = newsItemRoutes(parts)
	const votes = voteRoutes(parts)
	const story = storyRoutes(parts)
	const tags = tagRoutes(parts)
	const session = sessionRoutes(parts)
	const signUp = signUpRoutes(parts)
	const login = loginRoutes(parts)
	const google = googleRoutes(parts)
	const password = passwordResetRoutes(parts)
	const twoFactor = twoFactorRoutes(parts)
	const devices = deviceRoutes(parts)
	const email = emailRoutes(parts)
	const profile = profileRoutes(parts)
	const ownData = ownDataRoutes(parts)
	const favourites = favouriteRoutes(parts)
	const bookmarks = bookmarkRoutes(parts)
	const follows = followRoutes(parts)
	const muted = muteRoutes(parts)
	const channels = channelRoutes(parts)
	const push = pushRoutes(parts)
	const mail = mailChannelRoutes(parts)
	const telegram = telegramRoutes(parts)
	const ads = adRoutes(parts)
	const catalogue = catalogueRoutes(parts)
	return [
		['POST', '/v1/news/filter/', 'reads', list.filter],
		['POST', '/v1/news/recent/', 'reads', list.recent],
		['POST', '/v1/news/info/', 'reads', news.info],
		['GET', '/v1/news/gone/', 'reads', news.gone],
		['GET', '/v1/news/sources/', 'reads', news.sources],
		['GET', '/v1/news/freshness/', 'reads', news.freshness],
		['GET', '/v1/news/sort/', 'reads', news.sort],
		['GET', '/v1/news/newest/', 'newest', newestRoute(parts)],
		['GET', '/v1/news/front/', 'reads', frontRoute(parts)],
		['GET', '/v1/news/most-read/', 'reads', mostReadRoute(parts)],
		['GET', '/v1/news/story/:slug/', 'reads', story.story],
		['GET', '/v1/news/story/:slug/related/', 'reads', story.related],
		['GET', '/v1/news/briefing/', 'reads', briefingRoute(parts)],
		['GET', '/v1/news/most-followed/', 'reads', mostFollowedRoute(parts)],
		['GET', '/v1/news/mood/', 'reads', moodRoute(parts)],
		['PUT', '/v1/news/votes/', 'votes', votes.cast],
		['GET', '/v1/news/mine/', 'reads', votes.own],
		['PUT', '/v1/news/views/', 'views', viewRoute(parts)],
		['GET', '/v1/news/tags/', 'reads', tags.why],
		['POST', '/v1/news/tags/report/', 'votes', tags.report],
		['GET', '/v1/sources/', 'reads', sourcesRoute(parts)],
		['GET', '/v1/prices/', 'prices', pricesRoute(parts)],
		['GET', '/v1/prices/history/', 'reads', priceHistoryRoute(parts)],
		['GET', '/v1/catalogue/', 'reads', catalogue.whole],
		['GET', choicesPath(':name(^[0-9a-f]{16})'), 'reads', catalogue.choices],
		['GET', `/feeds/:lang(^${newsLocales.join('|')}).:form(^atom|json)`, 'reads', feedRoute(parts)],
		['GET', followFeedPath, 'reads', followFeedRoute(parts)],

		['GET', '/v1/ads/', 'ads', ads.banner],
		['GET', '/v1/ads/placements/', 'ads', ads.placements],
		['POST', '/v1/ads/seen/', 'ads', ads.seen],
		['GET', '/v1/ads/:id/click/', 'ads', ads.click],

		['GET', '/v1/session/', 'reads', session.session],
		['GET', '/v1/user/csrf/', 'reads', session.csrf],
		['GET', '/v1/user/location/', 'reads', session.location],

		['POST', '/v1/user/signup/', 'reads', signUp.signUp],
		['POST', '/v1/user/signup/confirmation/', 'reads', signUp.confirm],
		['POST', '/v1/user/signup/confirmation/resend/', 'reads', signUp.resend],
		['POST', '/v1/user/login/', 'reads', login.logIn],
		['POST', '/v1/user/login/code/', 'reads', login.code],
		[['GET', 'POST'], '/v1/user/login/status/', 'reads', login.status],
		['GET', '/v1/user/logout/', 'reads', login.logOut],
		['GET', '/v1/user/auth/google/start/', 'signIn', google.start],
		['POST', '/v1/user/auth/google/', 'reads', google.finish],
		['POST', '/v1/user/password/reset/', 'reads', password.mail],
		['POST', '/v1/user/password/reset/link/', 'reads', password.check],
		['PUT', '/v1/user/password/reset/', 'reads', password.set],
		['DELETE', '/v1/user/email/pending/', 'reads', email.withdraw],
		['POST', '/v1/user/email/undo/', 'reads', email.undo],

		['GET', '/v1/user/two-factor/', 'reads', twoFactor.read],
		['POST', '/v1/user/two-factor/setup/', 'favourites', twoFactor.setUp],
		['POST', '/v1/user/two-factor/', 'favourites', twoFactor.turnOn],
		['PUT', '/v1/user/two-factor/codes/', 'favourites', twoFactor.renewCodes],
		['DELETE', '/v1/user/two-factor/', 'favourites', twoFactor.turnOff],
		['GET', '/v1/user/sessions/', 'reads', devices.list],
		['DELETE', '/v1/user/sessions/', 'reads', devices.logOut],

		['GET', '/v1/user/info/', 'reads', profile.read],
		['PUT', '/v1/user/info/', 'reads', profile.edit],
		['GET', '/v1/user/favorites/side_filters/', 'reads', favourites.read],
		['PUT', '/v1/user/favorites/side_filters/', 'favourites', favourites.save],
		['GET', '/v1/user/favorites/news/', 'reads', bookmarks.list],
		['GET', '/v1/user/favorites/news/ids/', 'reads', bookmarks.ids],
		['PUT', '/v1/user/favorites/news/', 'reads', bookmarks.add],
		['DELETE', '/v1/user/favorites/news/', 'reads', bookmarks.remove],
		['GET', '/v1/user/follows/', 'reads', follows.list],
		['POST', '/v1/user/follows/', 'follows', follows.add],
		['PUT', '/v1/user/follows/', 'follows', follows.change],
		['DELETE', '/v1/user/follows/', 'follows', follows.remove],
		['PUT', '/v1/user/follows/feed/', 'follows', follows.renewFeed],
		['GET', '/v1/user/follows/thing/', 'reads', follows.things],
		['PUT', '/v1/user/follows/thing/', 'follows', follows.followThing],
		['DELETE', '/v1/user/follows/thing/', 'follows', follows.unfollowThing],
		['POST', '/v1/user/follows/preview/', 'previews', followPreviewRoute(parts)],
		['GET', '/v1/user/feed/', 'reads', myFeedRoute(parts)],
		['PUT', '/v1/user/briefing/done/', 'reads', briefingDoneRoute(parts)],
		['GET', '/v1/user/ways/', 'reads', channels.list],
		['PUT', '/v1/user/ways/', 'follows', channels.resume],
		['DELETE', '/v1/user/ways/', 'follows', channels.remove],
		['PUT', '/v1/user/ways/briefing/', 'follows', channels.briefing],
		['PUT', '/v1/user/ways/hours/', 'follows', mail.hours],
		['PUT', '/v1/user/ways/mail/', 'follows', mail.setUp],
		['POST', '/v1/user/ways/mail/send/', 'favourites', mail.sendNow],
		['GET', '/v1/user/ways/mail/history/', 'reads', mail.history],
		...addressRoutes(parts),
		['POST', '/v1/user/ways/telegram/', 'favourites', telegram.link],
		['GET', '/v1/user/ways/push/', 'reads', push.list],
		['POST', '/v1/user/ways/push/', 'follows', push.add],
		['DELETE', '/v1/user/ways/push/', 'follows', push.remove],
		['POST', '/unsubscribe/:token', 'reads', mail.unsubscribe],
		['GET', '/v1/user/mutes/', 'reads', muted.read],
		['PUT', '/v1/user/mutes/', 'follows', muted.save],
		['GET', '/v1/user/data/', 'favourites', ownData.read],
		['DELETE', '/v1/user/', 'reads', ownData.remove],
	]
}

/** The API document and its reader are public and identify nobody. */
function tableOfDocuments(app: FastifyInstance, { publicUrl }: ApiParts): readonly RouteRow[] {
	const paths = { document: '/v1/openapi.json', reader: '/v1/docs' } as const
	const docs = docsRoutes(collectRoutes(app), publicUrl, paths.reader)
	return [
		['GET', paths.document, 'reads', docs.document],
		['GET', paths.reader, 'reads', docs.page],
		['GET', `${paths.reader}/js/scalar.js`, 'reads', docs.script],
	]
}

export async function addApi(app: FastifyInstance, parts: ApiParts): Promise<void> {
	const methodsAt = watchMethods(app)
	const documents = tableOfDocuments(app, parts)
	app.decorateRequest('identity')
	await app.register(async (api) => {
		api.addHook('onRequest', async (request) => {
			request.identity = await identify(request, parts.identity)
		})
		// A response belongs to one reader, unless its route says otherwise.
		api.addHook('onSend', async (_request, reply) => {
			if (!reply.hasHeader('cache-control')) reply.headers(noStore)
		})
		addRoutes(api, tableOfRoutes(parts))
	})
	addRoutes(app, documents)
	addAdImageRoutes(app, parts)
	addPictureRoutes(app, parts)
	addShareImageRoutes(app, parts)
	addImageRoutes(app, parts)
	addOpmlRoute(app, parts)
	refuseTheRest(app, methodsAt)
}

function refuseTheRest(app: FastifyInstance, methodsAt: (url: string) => string[]): void {
	const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
		const allowed = methodsAt(request.url)
		if (allowed.length === 0) throw new Problem('not_found')
		reply.header('allow', allowed.join(', '))
		throw new Problem('method_not_allowed')
	}
	// Without this, an unknown address below these would be handled as a page.
	for (const path of ['/v1/*', '/feeds/*']) {
		app.all(path, { schema: { hide: true }, config: { limit: 'reads' } }, refuse)
	}
	app.setNotFoundHandler(refuse)
}

/** Records the methods of each plain path, for the Allow header of a 405. */
function watchMethods(app: FastifyInstance): (url: string) => string[] {
	const methods = new Map<string, Set<string>>()
	const bare = (url: string) => (url.split('?', 1)[0] ?? '').replace(/\/$/, '')
	app.addHook('onRoute', ({ url, method }) => {
		if (url.includes('*')) return
		const known = methods.get(bare(url)) ?? new Set()
		for (const one of [method].flat()) known.add(one)
		methods.set(bare(url), known)
	})
	return (url) => [...(methods.get(bare(url)) ?? [])]
}
