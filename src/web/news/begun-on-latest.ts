import type { HomeQuery } from '#contract/home-query.ts'
import { tabStorage } from '#web/local-storage.ts'

/** Remembers on which of the two lists a reader is, so that clearing a search leads back to it. */
export function rememberList({ search, category, isLatest }: HomeQuery): void {
	if (search === '' && category === undefined) tabStorage.remember('begun_on', isLatest ? 'latest' : 'front')
}

/** Whether a search or a section was entered from Latest. */
export const begunOnLatest = ({ search, category, isLatest }: HomeQuery): boolean =>
	isLatest || ((search !== '' || category !== undefined) && tabStorage.recall('begun_on') === 'latest')
