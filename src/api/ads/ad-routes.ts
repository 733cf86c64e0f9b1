import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { isbot } from 'isbot'
import { isPrefetch } from '#api/http/headers.ts'
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
import type { InvalidReason } from '#domain/ad.ts'
import { Problem } from '#domain/problem.ts'
import type { AdViewer } from '#services/ads/count-ad-acts.ts'

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

const adViewerOf = async (request: FastifyRequest): Promise<AdViewer> => ({
	identity: await request.findVoter(),
	invalid: invalidReasonOf(request),
	origin: await request.origin(),
})

export const adRoutes: FastifyPluginAsyncZod = async (app) => {
	const { ads } = app.services

	app.get(
		'/v1/ads/',
		{
			config: { limit: 'ads' },
			schema: {
				tags: ['ads'],
				summary: 'A banner for a placement',
				description:
					'One of the campaigns that run there, chosen by weight at each request. It links to /v1/ads/:id/click/.',
				querystring: bannerQuery,
				response: { 200: bannerResponse, ...problemResponses(400, 429) },
			},
		},
		async (request) => {
			const { placement, lang } = request.query
			return ads.banner(placement, lang)
		},
	)

	app.get(
		'/v1/ads/placements/',
		{
			config: { limit: 'ads' },
			schema: {
				tags: ['ads'],
				summary: 'Placements where a campaign runs just now',
				querystring: placementsQuery,
				response: { 200: placementsResponse, ...problemResponses(400, 429) },
			},
		},
		async (request) => ads.placements(request.query.lang),
	)

	app.post(
		'/v1/ads/seen/',
		{
			config: { limit: 'ads' },
			onRequest: app.guardWrites,
			schema: {
				tags: ['ads'],
				summary: 'Reports ads that were at least half visible for a second',
				description:
					'Counts once for each browser or user in an hour, and for 10 browsers without an account of one network. With a sessionid cookie it needs X-CSRFToken; a program is served, and not counted.',
				body: adsSeenRequest,
				response: { 200: adsSeenResponse, ...problemResponses(400, 401, 403, 404, 429) },
			},
		},
		async (request) => {
			const outcome = await ads.countSeen(request.body.ids, await adViewerOf(request))
			if (outcome.kind === 'unknown') throw noSuchAd()
			return {
				status: outcome.counted > 0 ? (1 as const) : (0 as const),
				data: { counted: outcome.counted },
			}
		},
	)

	app.get(
		'/v1/ads/:id/click/',
		{
			config: { limit: 'ads' },
			schema: {
				tags: ['ads'],
				summary: 'Redirects to the advertiser',
				description:
					'302 to the campaign’s own link and nowhere else. Counts once for each browser or user in an hour, after a sight of the ad.',
				params: adParams,
			},
		},
		async (request, reply) => {
			const id = adIdOf(request.params.id)
			const outcome = id === undefined ? undefined : await ads.countClick(id, await adViewerOf(request))
			if (outcome === undefined) throw noSuchAd()
			reply.headers({ 'x-robots-tag': 'noindex, nofollow' })
			return reply.code(302).header('location', outcome.link).send()
		},
	)
}
