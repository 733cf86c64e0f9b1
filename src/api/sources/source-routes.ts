import type { ApiParts } from '#api/api-parts.ts'
import { cachedJson } from '#api/cache/cached-response.ts'
import { sendResponse } from '#api/cache/send-response.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { sourcesAnswer } from '#contract/source-states.ts'
import { newsLocales } from '#domain/locale.ts'
import { measuredDays, measureOf } from '#domain/source-measure.ts'
import { readSourceStates, type SourceState } from '#store/sources/source-state.ts'

function presentSource(source: SourceState) {
	const { lagSeconds, firstShare, editedShare } = measureOf(source)
	return {
		id: source.id,
		slug: source.slug,
		locale: source.locale,
		en: source.titleEn,
		fa: source.titleFa,
		state: source.state,
		answered_at: source.answeredAt?.toISOString() ?? null,
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

export function sourcesRoute({ cache, reads }: ApiParts) {
	const make = async () => {
		const sources = await readSourceStates(reads.lists)
		const measured = sources.map(({ measuredAt }) => measuredAt?.getTime() ?? 0)
		const last = Math.max(0, ...measured)
		return cachedJson(
			sourcesAnswer.parse({
				status: 1,
				data: sources.map(presentSource),
				days: measuredDays,
				measured_at: last === 0 ? null : new Date(last).toISOString(),
			}),
			sharedFor(15),
		)
	}
	return route({
		schema: {
			tags: ['catalogue'],
			summary: 'Every source: its state, and how fresh and how faithful it has been over the last 30 days',
			response: { 200: sourcesAnswer },
		},
		handler: async (request, reply) =>
			sendResponse(request, reply, await cache.responses.get('source-states', newsLocales, make)),
	})
}
