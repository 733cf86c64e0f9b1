import { isDeepStrictEqual } from 'node:util'
import { readSourceRecord } from '#catalogue/change-sources.ts'
import type { Source } from '#domain/catalogue.ts'
import { forgetNames } from '#store/sources/catalogue-store.ts'
import { type FetchPermit, portsOf } from './fetch-guard.ts'

/**
 * Applies an operator's change of a source from its next reading on: to the fetcher, which may need its port, and to
 * everything else that uses sources, such as icons and names in e-mails.
 */
export function learnSource(
	record: unknown,
	sources: Map<number, Source>,
	{ ports }: FetchPermit,
): Source | undefined {
	const read = readSourceRecord(record)
	if (!read.ok) return undefined
	const source = read.value
	if (!isDeepStrictEqual(source, sources.get(source.id))) {
		sources.set(source.id, source)
		for (const port of portsOf(source)) ports.add(port)
		forgetNames()
	}
	return source
}
