import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import type { ReadRouteParts, ResponseDeps } from '#api/api-responses.ts'
import { isPrefetch } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { findVoter } from '#api/identity/identity.ts'
import { type GuardParts, guardWrites } from '#api/identity/write-guard.ts'
import type { HashOrigin } from '#api/limits/origin-hash.ts'
import {
	adIdOf,
	adParams,
	adsSeenRequest,
	adsSeenResponse,
	bannerQuery,
	bannerResponse,
	placementsQuery,
	placementsResponse,
} from '#contract/ads.ts'
import { problemResponses } from '#contract/problem.ts'
import type { InvalidReason, Placement } from '#domain/ad.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { Problem } from '#domain/problem.ts'
import { type AdViewer, createCountAdClick, createCountAdSeen } from '#services/ads/count-ad-acts.ts'
import { presentBanner } from '#services/ads/present-ad.ts'

const noSuchAd = () => new Problem('not_found', { message: 'There is no such ad.' })

/** Why a request is not a reader's, as far as its headers show. */
function invalidReasonOf(request: FastifyRequest): InvalidReason | undefined {
	const agent = request.headers['user-agent']
	if (agent === undefined || agent.trim() === '' || isbot(agent)) return 'robot'
	if (request.method === 'HEAD' || isPrefetch(request)) return 'prefetch'
	// A page of another site that sends its visitors through our ads must earn nothing by it.
	const site = request.headers['sec-fetch-site']
	return site === undefined || site === 'same-origin' || site === 'none' ? undefined : 'foreign_page'
}

export const createBannerResponse =
	({ services }: ResponseDeps) =>
	async (placement: Placement, locale: NewsLocale) => {
		const chosen = await services.chooseBanner(placement, locale)
		const data = chosen === undefined ? null : presentBanner(chosen, locale)
		return { value: { status: 1 as const, data } }
	}

export const createPlacementsResponse =
	({ services }: ResponseDeps) =>
	async (locale: NewsLocale) => ({
		value: { status: 1 as const, data: { placements: await services.findPlacements(locale) } },
	})

type AdParts = GuardParts &
	Parameters<typeof createCountAdSeen>[0] & {
		responses: ReadRouteParts['responses']
		originOf: HashOrigin
	}

export function adRoutes(parts: AdParts) {
	const { responses } = parts
	const countSeen = createCountAdSeen(parts)
	const countClick = createCountAdClick(parts)
	const viewerOf = async (request: FastifyRequest): Promise<AdViewer> => ({
		identity: await findVoter(request.identity, parts.identity),
		invalid: invalidReasonOf(request),
		origin: await parts.originOf(request.ip),
	})
	return {
		banner: route({
			schema: {
				tags: ['ads'],
				summary: 'A banner for a placement',
				description:
					'One of the campaigns that run there, chosen by weight at each request. It links to /v1/ads/:id/click/.',
				querystring: bannerQuery,
				response: { 200: bannerResponse, ...problemResponses(400, 429) },
			},
			handler: async (request) => {
				const { placement, lang } = request.query
				return (await responses.banner(placement, lang)).value
			},
		}),
		placements: route({
			schema: {
				tags: ['ads'],
				summary: 'Placements where a campaign runs just now',
				querystring: placementsQuery,
				response: { 200: placementsResponse, ...problemResponses(400, 429) },
			},
			handler: async (request) => (await responses.placements(request.query.lang)).value,
		}),
		seen: route({
			schema: {
				tags: ['ads'],
				summary: 'Reports ads that were at least half visible for a second',
				description:
					'Counts once for each browser or user in an hour, and for 10 browsers without an account of one network. With a sessionid cookie it needs X-CSRFToken; a program is served, and not counted.',
				body: adsSeenRequest,
				response: { 200: adsSeenResponse, ...problemResponses(400, 401, 403, 404, 429) },
			},
			onRequest: guardWrites(parts),
			handler: async (request) => {
				const outcome = await countSeen(request.body.ids, await viewerOf(request))
				if (outcome.kind === 'unknown') throw noSuchAd()
				return {
					status: outcome.counted > 0 ? (1 as const) : (0 as const),
					data: { counted: outcome.counted },
				}
			},
		}),
		click: route({
			schema: {
				tags: ['ads'],
				summary: 'Redirects to the advertiser',
				description:
					'302 to the campaign’s own link and nowhere else. Counts once for each browser or user in an hour, after a sight of the ad.',
				params: adParams,
			},
			handler: async (request, reply) => {
				const id = adIdOf(request.params.id)
				const outcome = id === undefined ? undefined : await countClick(id, await viewerOf(request))
				if (outcome === undefined) throw noSuchAd()
				reply.headers({ 'x-robots-tag': 'noindex, nofollow' })
				return reply.code(302).header('location', outcome.link).send()
			},
		}),
	}
}
