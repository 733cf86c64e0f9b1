import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sharedFor } from '#api/http/headers.ts'
import { embedParams, embedQuery } from '#contract/embed.ts'
import { problemResponses } from '#contract/problem.ts'
import { newsLocales } from '#domain/locale.ts'
import { CachedResponse } from '#services/cache/cached-response.ts'
import { translateDevelopers } from '#text/translate.ts'
import { embedPolicy, writeEmbed } from './embed-page.ts'

const headers = {
	'content-security-policy': embedPolicy,
	'cross-origin-resource-policy': 'cross-origin',
	'x-robots-tag': 'noindex',
}

/** Headlines as a page that other sites show in a frame. */
export const embedRoutes: FastifyPluginAsyncZod = async (app) => {
	const { cache, news, publicUrl, selections, now } = app.services

	app.get(
		`/embed/:lang(^${newsLocales.join('|')})`,
		{
			config: { limit: 'reads', program: 'embed' },
			// A refusal is shown in the frame, too.
			onRequest: async (_request, reply) => void reply.headers(headers),
			schema: {
				tags: ['programs'],
				summary: 'Headlines as a page for an iframe',
				description: 'Without scripts, cookies and ads; links lead to the articles.',
				params: embedParams,
				querystring: embedQuery,
				response: { 200: z.string(), ...problemResponses(400, 403, 429) },
			},
		},
		async (request, reply) => {
			const { lang: locale } = request.params
			const { coins, topics, count, theme } = request.query
			const viewer = request.viewer()
			const wanted = selections.latest({ coins, topics, people: [], sources: [] }, locale, count, viewer)
			const key = `embed|${theme}|${count}|${selections.key(wanted)}`
			const response = await cache.fetchFor(viewer, key, async () => {
				const text = translateDevelopers(locale)
				const words = { title: text('embed.title'), none: text('embed.none'), from: text('embed.from') }
				const items = await news.newest(wanted, count, viewer)
				const page = writeEmbed(items, { locale, theme, publicUrl, words, now: new Date(now()) })
				return new CachedResponse(page, 'text/html; charset=utf-8')
			})
			return reply.sendCached(response, sharedFor(300))
		},
	)
}
