import type { HomeQuery } from '#contract/home-query.ts'
import type { SourcesResponse } from '#contract/source-states.ts'

/** The state of the only source of a list, and when it last responded. */
export type SourceState = { state: SourcesResponse['data'][number]['state']; since: string | null }

/** The source of a list, if it is the only condition. */
export const onlySource = ({ sources, coins, search, category }: HomeQuery): string | undefined =>
	sources.length === 1 && coins.length === 0 && search === '' && category === undefined
		? sources[0]
		: undefined

type Read = Pick<SourcesResponse['data'][number], 'slug' | 'state' | 'answered_at'>

export function sourceStateOf(slug: string, states: readonly Read[]): SourceState | null {
	const found = states.find((one) => one.slug === slug)
	return found === undefined ? null : { state: found.state, since: found.answered_at }
}
