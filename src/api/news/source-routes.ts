import type { ApiParts } from '#api/api-parts.ts'
import { cachedJson } from '#api/cache/cached-response.ts'
import { sendResponse } from '#api/cache/send-response.ts'
import { sharedFor } from '#api/http/cache-headers.ts'
import { route } from '#api/http/route.ts'
import { sourcesAnswer } from '#contract/source-states.ts'
import { readSourceStates } from '#store/sources/source-state.ts'

export function sourcesRoute({ cache, db }: ApiParts) {
	const make = async () => {
		const data = (await readSourceStates(db)).map(({ id, slug, state, answeredAt, newestAt }) => ({
			id,
			slug,
			state,
			answered_at: answeredAt?.toISOString() ?? null,
			newest_at: newestAt?.toISOString() ?? null,
		}))
		return cachedJson(sourcesAnswer.parse({ status: 1, data }), sharedFor(15))
	}
	return route({
		schema: {
			tags: ['catalogue'],
			summary: 'Every source with its state: whether it answers, and since when it does not',
			response: { 200: sourcesAnswer },
		},
		handler: async (request, reply) =>
			sendResponse(request, reply, await cache.responses.get('source-states', ['fa', 'en'], make)),
	})
}
