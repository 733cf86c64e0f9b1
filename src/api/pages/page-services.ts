import type { FastifyRequest } from 'fastify'
import type { ReadRouteParts, ResponseDeps } from '#api/api-responses.ts'
import { problemOfError } from '#api/http/problem-of-error.ts'
import { newsFilterRequest } from '#contract/news-list.ts'
import type { PageRead, PageServices } from '#contract/page-services.ts'
import { storyParams } from '#contract/story.ts'
import { Problem, problems } from '#domain/problem.ts'
import { fail, ok } from '#domain/result.ts'
import { readNewsQuery } from '#services/news/read-news-filter.ts'
import type { Viewer } from '#services/viewer.ts'
import { errorCode, errorText } from '#store/database/database-problem.ts'

type PageServicesDeps = Pick<ReadRouteParts, 'responses'> & Pick<ResponseDeps, 'index'>

/** The services for a page that is rendered for this request; a failed read is logged with it. */
export type PageServicesFor = (request: FastifyRequest, viewer: Viewer) => PageServices

export const createPageServices =
	({ responses, index }: PageServicesDeps): PageServicesFor =>
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
		return {
			findCatalogue: () => read(async () => responses.catalogue.whole()),
			listNews: (filter) =>
				read(async () => {
					const given = newsFilterRequest.safeParse(filter)
					if (!given.success) throw new Problem('invalid_input')
					return responses.newsList(readNewsQuery(given.data, index(), viewer), viewer)
				}),
			findFront: (locale) => read(() => responses.front(locale, viewer)),
			findStory: (slug) => read(async () => responses.story(storySlug(slug), viewer)),
			findRelatedStories: (slug, locale) =>
				read(async () => responses.relatedStories(storySlug(slug), locale, viewer)),
			findBriefing: (locale) =>
				read(() => responses.briefing({ locale, since: undefined, accountId: undefined }, viewer)),
			findMostFollowed: () => read(() => responses.mostFollowed(viewer)),
			findMostRead: (locale) => read(() => responses.mostRead(locale, viewer)),
			findPrices: () => read(() => responses.prices(viewer)),
			findPriceHistory: (symbol, from, to) => read(() => responses.priceHistory(symbol, { from, to })),
			findCoinStories: (symbol, locale, range) =>
				read(() => responses.coinStories(symbol, locale, range, viewer)),
			findMood: () => read(() => responses.mood(viewer)),
			findFreshness: () => read(() => responses.freshness(viewer)),
			findSources: () => read(() => responses.sources(viewer)),
			findSourcesWithNews: () => read(() => responses.sourcesWithNews(viewer)),
			findPlacements: (locale) => read(() => responses.placements(locale)),
			chooseBanner: (placement, locale) => read(() => responses.banner(placement, locale)),
		}
	}

function storySlug(slug: string): string {
	const given = storyParams.safeParse({ slug })
	if (!given.success) throw new Problem('not_found')
	return given.data.slug
}
