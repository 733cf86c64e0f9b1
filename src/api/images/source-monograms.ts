import { type Source, sourceTitle } from '#domain/catalogue.ts'

type Named = Pick<Source, 'slug' | 'titles' | 'locale'>

/** Two letters for each source that has no logo, by its slug; no two sources have the same. */
export function sourceMonograms(sources: readonly Named[]): ReadonlyMap<string, string> {
	const taken = new Set<string>()
	return new Map(
		sources.map((source) => {
			const choices = lettersFor(sourceTitle(source))
			const letters = choices.find((one) => !taken.has(one)) ?? choices[0] ?? ''
			taken.add(letters)
			return [source.slug, letters]
		}),
	)
}

/** The initials of two words come first, then a first letter with each letter after it. */
function lettersFor(title: string): string[] {
	const words = title
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== '')
		.map((word) => [...word.toUpperCase()])
	const [first, ...rest] = words.flat()
	const initials = words.slice(1).map(([letter]) => letter)
	return [...initials, ...rest].map((letter) => `${first}${letter}`)
}
