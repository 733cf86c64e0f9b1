import type { ReadRouteParts, ResponseDeps } from '#api/api-responses.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { sendResponse } from '#api/http/send-response.ts'
import { sourcesResponse } from '#contract/source-states.ts'
import { measuredDays, measureOf } from '#domain/source-measure.ts'
import { cachedJson } from '#services/cache/cached-response.ts'
import type { Viewer } from '#services/viewer.ts'
import type { SourceStateRow } from '#store/sources/source-state.ts'

function presentSource(source: SourceStateRow) {
	const { lagSeconds, firstShare, editedShare } = measureOf(source)
	return {
		id: source.id,
		slug: source.slug,
		locale: source.locale,
		...source.titles,
		state: source.state,
		answered_at: source.respondedAt?.toISOString() ?? null,
		newest_at: source.newestAt?.toISOString() ?? null,
		items: source.items,
		edited: source.edited,
		edited_share: editedShare,
		stories: source.stories,
		first: source.first,
		first_share: firstShare,
		lag_seconds: lagSeconds,
	}
}

export const createSourcesResponse =
	({ services, fetchCached }: ResponseDeps) =>
	(viewer: Viewer) =>
		fetchCached(viewer, 'source-states', async () => {
			const { sources, measuredAt } = await services.findSources()
			const response = sourcesResponse.parse({
				status: 1,
				data: sources.map(presentSource),
				days: measuredDays,
				measured_at: measuredAt?.toISOString() ?? null,
			})
			return cachedJson(response, sharedFor(15))
		})

export function sourcesRoute({ responses, viewerOf }: ReadRouteParts) {
	return route({
		schema: {
			tags: ['catalogue'],
			summary: 'Every source with its state and its statistics of the last 30 days',
			response: { 200: sourcesResponse },
		},
		handler: async (request, reply) =>
			sendResponse(request, reply, await responses.sources(viewerOf(request))),
	})
}
