import type { HomeQuery } from '#contract/home-query.ts'
import type { SourcesResponse } from '#contract/source-states.ts'
import type { UiLocale } from '#domain/locale.ts'
import { dateAndTimeOf } from '#text/format.ts'

/**
 * The state of the only source of a list; the time is formatted, because server and browser might format it
 * differently.
 */
export type SourceState = { state: SourcesResponse['data'][number]['state']; since: string | null }

/** The source of a list, if it is the only condition. */
export const onlySource = ({ sources, coins, search, category }: HomeQuery): string | undefined =>
	sources.length === 1 && coins.length === 0 && search === '' && category === undefined
		? sources[0]
		: undefined

type Read = Pick<SourcesResponse['data'][number], 'slug' | 'state' | 'answered_at'>

export function sourceStateOf(slug: string, states: readonly Read[], locale: UiLocale): SourceState | null {
	const found = states.find((one) => one.slug === slug)
	if (found === undefined) return null
	const { state, answered_at: answered } = found
	return { state, since: answered === null ? null : dateAndTimeOf(new Date(answered), locale) }
}
