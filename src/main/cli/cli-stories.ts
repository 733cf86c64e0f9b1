import { z } from 'zod'
import { loadStoryWords } from '#catalogue/load-story-words.ts'
import { describeProblem } from '#catalogue/read-records.ts'
import { fail, type Result } from '#domain/result.ts'
import { type Grouped, groupHeadlines } from '#ingest/story/group-headlines.ts'
import { rulingsCommand } from './cli-news.ts'
import { type Command, defineCommand } from './command.ts'
import { endOfLines, headline, loadTagger, readLines } from './headline-lines.ts'

const grouping = defineCommand({
	help: [
		'Usage: zagros stories [--why] < LINES',
		'       zagros stories split SLUG | join SLUG SLUG [--reason TEXT] [--json]',
		'',
		'Reads JSON lines {"id","lang":"fa"|"en","title","published"?,"source"?} and writes, in the same order, one JSON line',
		'for each: {"id","story"}, where reports of one event have the same story, which is the id of its first.',
		'Without "published" a headline may be of any time. An invalid line gives {"error":{"code","message"}},',
		'and the command then fails at its end.',
		'',
		'  --why    with each headline that joined others: the odds as a logarithm, the most similar one, what both share, and the',
		'           chain of joins by which that one came to the story',
		'',
		'split separates an item from its story, join merges two stories under the older slug; both are permanent.',
		'',
		'  --json   one JSON document; the output for lines is always JSON',
	],
	options: { why: { type: 'boolean' } },
	run: async ({ values, output: { print } }) => {
		const [tagger, words] = await Promise.all([loadTagger(), loadStoryWords()])
		if (!tagger.ok) return tagger
		if (!words.ok) return fail(words.failure.map(describeProblem).join('; '))
		const lines: Result<Line, object>[] = []
		for await (const line of readLines(storyLine)) lines.push(line)
		const given = lines.flatMap((line) => (line.ok ? [line.value] : []))
		const grouped = groupHeadlines(
			given.map(({ lang, title, published, source }) => ({
				...{ locale: lang, title, publishedAt: published, source },
			})),
			tagger.value,
			words.value,
		)
		let place = 0
		for (const line of lines)
			print(JSON.stringify(line.ok ? resultAt(place++, given, grouped, values.why === true) : line.failure))
		return endOfLines(lines.length, lines.length - given.length)
	},
})

const storiesCommand: Command = {
	...grouping,
	run: (args, output, stop) =>
		(args.some((word) => !word.startsWith('-')) ? rulingsCommand : grouping).run(args, output, stop),
}

const storyLine = headline.extend({
	id: z.union([z.string(), z.number()]),
	published: z
		.string()
		.nullish()
		.transform((text) => (text == null ? undefined : Date.parse(text)))
		.refine((time) => time === undefined || !Number.isNaN(time), 'expected a date'),
	source: z
		.string()
		.nullish()
		.transform((slug) => slug ?? undefined),
})
type Line = z.infer<typeof storyLine>

/**
 * The chain of joins that led a headline to its story: the report it is most similar to, then that one's, down to one
 * that joined none.
 */
function chainFrom(place: number, given: readonly Line[], grouped: readonly Grouped[]): object[] {
	const joins: object[] = []
	const met = new Set<number>()
	for (let at = place; !met.has(at); ) {
		met.add(at)
		const join = grouped[at]?.join
		if (join === undefined) break
		const odds = Math.round(join.odds * 100) / 100
		const of = at === place ? {} : { id: given[at]?.id }
		joins.push({ ...of, odds, nearest: given[join.nearest]?.id, both: join.both() })
		at = join.nearest
	}
	return joins
}

function resultAt(place: number, given: readonly Line[], grouped: readonly Grouped[], why: boolean): object {
	const { story = place, join } = grouped[place] ?? {}
	const response = { id: given[place]?.id, story: given[story]?.id }
	if (!why || join === undefined) return response
	const [own = {}, ...chain] = chainFrom(place, given, grouped)
	return { ...response, why: { ...own, chain } }
}

export const commands = { stories: storiesCommand }
