import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { dashboardPath } from '#contract/dashboard-path.ts'
import { pathOf } from '#contract/route-names.ts'
import { brandColours, brandName } from '#domain/brand.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { defaultLocale, directionOf, type UiLocale, uiLocales } from '#domain/locale.ts'
import { Problem } from '#domain/problem.ts'
import { translate } from '#text/translate.ts'
import { type SitemapStory, sitemaps } from './sitemap.ts'

/** The web app manifest: how the product presents itself on a home screen. */
export const webManifest = (locale: UiLocale) => ({
	id: '/',
	name: `${brandName[locale]} · ${translate(locale)('app.tagline')}`,
	short_name: brandName[locale],
	description: translate(locale)('app.description'),
	lang: locale,
	dir: directionOf(locale),
	start_url: `/${locale}`,
	scope: '/',
	display: 'standalone',
	theme_color: brandColours.primary,
	background_color: brandColours.ground,
	categories: ['news', 'finance'],
	icons: [
		{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
		{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
		{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
		{ src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
	],
})

type CrawlerParts = {
	publicUrl: string
	catalogue: Pick<Catalogue, 'topics' | 'people' | 'coins'>
	/** The newest stories of several reports, at most `most`. */
	youngestStories: (most: number) => Promise<readonly SitemapStory[]>
	/** Where vulnerabilities are reported. */
	contact: string
	now: () => number
}

/**
 * Account screens and the API have nothing to index, but people search for the log-in and sign-up pages. Search results
 * stay reachable: a crawler must read their “noindex” to obey it, and people share their links.
 */
const robots = (publicUrl: string): string =>
	[
		'User-agent: *',
		'Disallow: /v1/',
		'Disallow: /dashboard',
		'Disallow: /user/',
		`Allow: ${pathOf('login')}$`,
		`Allow: ${pathOf('signup')}$`,
		'Disallow: /auth/',
		'',
		`Sitemap: ${publicUrl}/sitemap.xml`,
		'',
	].join('\n')

/** RFC 9116 recommends an expiry within a year, so that outdated contacts expire. */
const securityTextMs = 180 * 24 * 60 * 60_000

const securityText = ({ publicUrl, contact, now }: CrawlerParts): string =>
	[
		`Contact: mailto:${contact}`,
		`Expires: ${new Date(now() + securityTextMs).toISOString()}`,
		`Preferred-Languages: ${uiLocales.join(', ')}`,
		`Canonical: ${publicUrl}/.well-known/security.txt`,
		'',
	].join('\n')

/** Crawlers have found older stories by then; more would only make the response longer. */
const storiesListed = 2_000
/** The sitemap is not rate limited, so it is built at most this often. */
const sitemapsCachedMs = 10 * 60_000

/** Builds the sitemaps with the newest stories; where these cannot be read, the previous sitemaps stay. */
function keepSitemaps({ publicUrl, catalogue, youngestStories, now }: CrawlerParts) {
	let stories: readonly SitemapStory[] = []
	let made: { at: number; maps: Promise<ReturnType<typeof sitemaps>> } | undefined
	const make = async () => {
		stories = await youngestStories(storiesListed).catch(() => stories)
		return sitemaps(publicUrl, catalogue, stories)
	}
	return () => {
		if (made === undefined || now() - made.at >= sitemapsCachedMs) made = { at: now(), maps: make() }
		return made.maps
	}
}

// The page names its own language; anything else gets the manifest of the default one.
const manifestQuery = z.object({ lang: z.enum(uiLocales).catch(defaultLocale) })

type Part = { Params: { part: string } }

/** Serves what search engines, home screens and password managers request by well-known names. */
export function addCrawlerRoutes(app: FastifyInstance, parts: CrawlerParts): void {
	const quiet = { schema: { hide: true }, config: { limit: 'files' } } as const
	const readMaps = keepSitemaps(parts)
	const aDay = 'public, max-age=86400'
	const anHour = 'public, max-age=3600'
	app.get('/robots.txt', quiet, (_request, reply) =>
		reply.header('cache-control', aDay).type('text/plain; charset=utf-8').send(robots(parts.publicUrl)),
	)
	app.get('/.well-known/security.txt', quiet, (_request, reply) =>
		reply.header('cache-control', aDay).type('text/plain; charset=utf-8').send(securityText(parts)),
	)
	// Password managers send people here; the dashboard requires a log-in first.
	app.get('/.well-known/change-password', quiet, (_request, reply) =>
		reply.redirect(dashboardPath('password')),
	)
	const sendMap = (reply: FastifyReply, map: string) =>
		reply.header('cache-control', anHour).type('application/xml; charset=utf-8').send(map)
	app.get('/sitemap.xml', quiet, async (_request, reply) => sendMap(reply, (await readMaps()).root))
	app.get<Part>('/sitemap-:part(^[1-9][0-9]{0,3}).xml', quiet, async (request, reply) => {
		const part = (await readMaps()).parts[Number(request.params.part) - 1]
		if (part === undefined) throw new Problem('not_found')
		return sendMap(reply, part)
	})
	app.get('/manifest.webmanifest', quiet, (request, reply) =>
		reply
			.header('cache-control', aDay)
			.type('application/manifest+json; charset=utf-8')
			.send(JSON.stringify(webManifest(manifestQuery.parse(request.query).lang))),
	)
}
