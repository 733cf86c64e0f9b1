import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { newsLocales } from '#domain/locale.ts'
import type { GivenHeadline } from '#ingest/story/group-headlines.ts'

const line = z.object({
	id: z.string(),
	lang: z.enum(newsLocales),
	title: z.string(),
	published: z.string(),
	source: z.string(),
	story: z.string(),
})
const pair = z.object({ a: z.string(), b: z.string() })

type ExamLine = z.infer<typeof line>
type Exam = { lines: ExamLine[]; nearMisses: { a: string; b: string }[] }

const linesOf = <Line>(name: string, schema: z.ZodType<Line>): Line[] =>
	readFileSync(new URL(`../fixtures/stories/${name}.jsonl`, import.meta.url), 'utf8')
		.trim()
		.split('\n')
		.map((text) => schema.parse(JSON.parse(text)))

export const readExam = (name: string): Exam => ({
	lines: linesOf(name, line),
	nearMisses: linesOf(`${name}-near`, pair),
})

export const asGiven = ({ lang, title, published, source }: ExamLine): GivenHeadline => ({
	locale: lang,
	title,
	publishedAt: Date.parse(published),
	source,
})

type Marks = {
	f1: number
	precision: number
	recall: number
	/** The precision of pairs of an English and a Persian headline. */
	precisionAcross: number
	recallAcross: number
	/** The share of near misses that were joined. */
	joinedNearMisses: number
}

/** Compares the stories of the matcher with those of an editor, by pairs of headlines. */
export function markExam({ lines, nearMisses }: Exam, storyAt: (place: number) => unknown): Marks {
	const all = { right: 0, wrong: 0, missed: 0 }
	const across = { right: 0, wrong: 0, missed: 0 }
	for (const [i, one] of lines.entries()) {
		for (const [j, other] of lines.entries()) {
			if (j <= i) continue
			const wanted = one.story === other.story
			const joined = storyAt(i) === storyAt(j)
			if (!wanted && !joined) continue
			const outcome = wanted && joined ? 'right' : joined ? 'wrong' : 'missed'
			all[outcome]++
			if (one.lang !== other.lang) across[outcome]++
		}
	}
	const places = new Map(lines.map(({ id }, place) => [id, place]))
	const storyOf = (id: string) => storyAt(places.get(id) ?? -1)
	const precision = all.right / (all.right + all.wrong)
	const recall = all.right / (all.right + all.missed)
	return {
		f1: (2 * precision * recall) / (precision + recall),
		precision,
		recall,
		precisionAcross: across.right / (across.right + across.wrong),
		recallAcross: across.right / (across.right + across.missed),
		joinedNearMisses: nearMisses.filter(({ a, b }) => storyOf(a) === storyOf(b)).length / nearMisses.length,
	}
}
