import { sourceName } from '#domain/catalogue.ts'
import { newsLocaleFor } from '#domain/locale.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { useCatalogue, type WholeCatalogue } from '#web/use-catalogue.ts'

/** A choice: its name on the wire and its displayed name. */
export type Choice = { ref: string; name: string }
export type ChoiceKind = 'coins' | 'sources' | 'topics' | 'people'
export type FollowNames = Record<ChoiceKind, readonly Choice[]>

/** Everything that a follow can name; undefined until loaded. */
export function useFollowNames(): FollowNames | undefined {
	const locale = newsLocaleFor(useLocale())
	const names = useCatalogue()
	if (!names) return undefined
	const place = ({ route_ref: ref, [locale]: name }: WholeCatalogue['categories'][number]) => ({
		ref,
		name,
	})
	return {
		coins: names.coins.map(({ symbol, [locale]: name }) => ({ ref: symbol, name: `${name} (${symbol})` })),
		sources: names.sources.map((source) => ({ ref: source.slug, name: sourceName(source, locale) })),
		topics: names.categories.map(place),
		people: names.influencers.map(place),
	}
}

export const nameOf = (names: readonly Choice[] | undefined, ref: string): string =>
	names?.find((choice) => choice.ref === ref)?.name ?? ref

/** Finds a choice by either of its names. */
export function readChoice(
	names: readonly Choice[] | undefined,
	typed: string,
): { value: string } | undefined {
	const wanted = typed.toLowerCase()
	const found = names?.find(({ ref, name }) => name.toLowerCase() === wanted || ref.toLowerCase() === wanted)
	return found && { value: found.ref }
}
