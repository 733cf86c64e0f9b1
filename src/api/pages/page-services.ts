import type { FastifyRequest } from 'fastify'
import { problemOfError } from '#api/http/problem-of-error.ts'
import type { PageRead, PageServices } from '#contract/page-services.ts'
import { problems } from '#domain/problem.ts'
import { fail, ok } from '#domain/result.ts'
import type { Services } from '#services/create-services.ts'
import type { Viewer } from '#services/viewer.ts'
import { errorCode, errorText } from '#store/database/database-problem.ts'

/** The services for a page that is rendered for this request; a failed read is logged with it. */
export type PageServicesFor = (request: FastifyRequest, viewer: Viewer) => PageServices

export const createPageServices =
	(services: Services): PageServicesFor =>
	(request, viewer) => {
		const read = async <Answer>(load: () => Promise<{ value: Answer }>): PageRead<Answer> => {
			try {
				return ok((await load()).value)
			} catch (error) {
				const problem = problemOfError(error)
				const { status } = problems[problem.code]
				if (status === 500) request.log.error({ err: error, reqId: request.id }, 'failed')
				else if (status === 503) request.refusedFor = errorText(error) || errorCode(error)
				return fail({ status, code: problem.code, retryAfterSeconds: problem.retryAfterSeconds })
			}
		}
		const { ads, catalogue, follows, news, prices, sources, votes } = services
		const plain = async <Answer>(load: Promise<Answer>) => ({ value: await load })
		return {
			findCatalogue: () => read(async () => catalogue.whole()),
			listNews: (filter) => read(() => news.listOf(filter, viewer)),
			findFront: (locale) => read(() => news.front(locale, viewer)),
			findStory: (slug) => read(() => news.story(slug, viewer)),
			findRelatedStories: (slug, locale) => read(() => news.related(slug, locale, viewer)),
			findBriefing: (locale) =>
				read(() => follows.briefing({ locale, since: undefined, accountId: undefined }, viewer)),
			findMostFollowed: () => read(() => follows.mostFollowed(viewer)),
			findMostRead: (locale) => read(() => news.mostRead(locale, viewer)),
			findPrices: () => read(() => prices.board(viewer)),
			findPriceHistory: (symbol, from, to) => read(() => prices.history(symbol, { from, to })),
			findCoinStories: (symbol, locale, range) => read(() => news.coinStories(symbol, locale, range, viewer)),
			findMood: () => read(() => votes.mood(viewer)),
			findFreshness: () => read(() => sources.freshness(viewer)),
			findSources: () => read(() => sources.states(viewer)),
			findSourcesWithNews: () => read(() => sources.withNews(viewer)),
			findPlacements: (locale) => read(() => plain(ads.placements(locale))),
			chooseBanner: (placement, locale) => read(() => plain(ads.banner(placement, locale))),
		}
	}
