import type { Reads } from '#services/reading.ts'
import { readSourceStates, type SourceStateRow } from '#store/sources/source-state.ts'

/** Every source with its state, and the time of the last statistics. */
export const createFindSources =
	({ reads }: { reads: Pick<Reads, 'lists'> }) =>
	async (): Promise<{ sources: SourceStateRow[]; measuredAt: Date | undefined }> => {
		const sources = await readSourceStates(reads.lists)
		const last = Math.max(0, ...sources.map(({ measuredAt }) => measuredAt?.getTime() ?? 0))
		return { sources, measuredAt: last === 0 ? undefined : new Date(last) }
	}
