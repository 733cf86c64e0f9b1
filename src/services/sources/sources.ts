import {
	type NewsFreshnessResponse,
	type NewsSourcesResponse,
	newsSourcesResponse,
} from '#contract/news-list.ts'
import { type SourcesResponse, sourcesResponse } from '#contract/source-states.ts'
import { measuredDays, measureOf } from '#domain/source-measure.ts'
import type { Shared } from '#services/shared.ts'
import type { Viewer } from '#services/viewer.ts'
import { sourcesWithNews } from '#store/news/news-lookup.ts'
import { newsFreshness } from '#store/sources/source-health-store.ts'
import { findSourceLogo } from '#store/sources/source-logo-store.ts'
import { readSourceStates, type SourceStateRow } from '#store/sources/source-state.ts'
import type { SourceEditor } from './source-editor.ts'

export function createSources({ cache, reads }: Shared, editor: SourceEditor) {
	return {
		/** What operators change. */
		editor,

		/** Every source with its state and its statistics. */
		states: (viewer: Viewer) =>
			cache.json(viewer, 'source-states', async (): Promise<SourcesResponse> => {
				const sources = await readSourceStates(reads.lists)
				const last = Math.max(0, ...sources.map(({ measuredAt }) => measuredAt?.getTime() ?? 0))
				return sourcesResponse.parse({
					status: 1,
					data: sources.map(presentSource),
					days: measuredDays,
					measured_at: last === 0 ? null : new Date(last).toISOString(),
				})
			}),

		/** Sources that have items. */
		withNews: (viewer: Viewer) =>
			cache.json(viewer, 'sources', async (): Promise<NewsSourcesResponse> => {
				const items = await sourcesWithNews(reads.lists)
				return newsSourcesResponse.parse({ status: 1, data: { items } })
			}),

		/** When news was last collected, and how many sources respond. */
		freshness: (viewer: Viewer) =>
			cache.json(viewer, 'freshness', async (): Promise<NewsFreshnessResponse> => {
				const { lastSuccessAt, answering, sources } = await newsFreshness(reads.lists)
				const data = {
					updated_at: lastSuccessAt?.toISOString() ?? null,
					sources_answering: answering,
					sources_total: sources,
				}
				return { status: 1, data }
			}),

		logo: (sourceId: number) => findSourceLogo(reads.lists, sourceId),
	}
}

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
