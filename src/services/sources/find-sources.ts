import type { Reads } from '#services/reading.ts'
import { sourcesWithNews } from '#store/news/news-lookup.ts'
import { newsFreshness } from '#store/sources/source-health-store.ts'
import { readSourceStates, type SourceStateRow } from '#store/sources/source-state.ts'

type SourcesDeps = { reads: Pick<Reads, 'lists'> }

/** Every source with its state, and the time of the last statistics. */
export const createFindSources =
	({ reads }: SourcesDeps) =>
	async (): Promise<{ sources: SourceStateRow[]; measuredAt: Date | undefined }> => {
		const sources = await readSourceStates(reads.lists)
		const last = Math.max(0, ...sources.map(({ measuredAt }) => measuredAt?.getTime() ?? 0))
		return { sources, measuredAt: last === 0 ? undefined : new Date(last) }
	}

/** The ids of sources that have items. */
export const createFindSourcesWithNews =
	({ reads }: SourcesDeps) =>
	() =>
		sourcesWithNews(reads.lists)

/** When news was last collected, and how many sources respond. */
export const createFindFreshness =
	({ reads }: SourcesDeps) =>
	() =>
		newsFreshness(reads.lists)
