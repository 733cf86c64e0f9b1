import { readFileSync } from 'node:fs'

export const kinds = ['coins', 'people', 'topics'] as const
type Kind = (typeof kinds)[number]
type Headline = { lang: 'en' | 'fa'; title: string } & Record<Kind, string[]>

export const headlinesFolder = new URL('../../fixtures/headlines/', import.meta.url)

export function readHeadlines(file: string | URL): Headline[] {
	return readFileSync(file, 'utf8')
		.trim()
		.split('\n')
		.map((line): Headline => JSON.parse(line))
}

type Score = { precision: number; recall: number; f1: number }

/** Counted over all tags of all headlines, not averaged by headline. */
export function scoreOf(
	headlines: readonly Headline[],
	kind: Kind,
	tag: (headline: Headline) => readonly string[],
): Score {
	let right = 0
	let given = 0
	let wanted = 0
	for (const headline of headlines) {
		const tags = tag(headline)
		right += tags.filter((ref) => headline[kind].includes(ref)).length
		given += tags.length
		wanted += headline[kind].length
	}
	const precision = given === 0 ? 1 : right / given
	const recall = wanted === 0 ? 1 : right / wanted
	return { precision, recall, f1: (2 * precision * recall) / (precision + recall || 1) }
}
