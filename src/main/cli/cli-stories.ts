import { createInterface } from 'node:readline'
import { z } from 'zod'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { loadStoryWords } from '#catalogue/load-story-words.ts'
import { loadTopicWeights } from '#catalogue/load-topic-weights.ts'
import { describeProblem } from '#catalogue/read-records.ts'
import { newsLocales } from '#domain/locale.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type Grouped, groupHeadlines } from '#ingest/story/group-headlines.ts'
import { buildTagger } from '#ingest/tag/tag-entry.ts'
import { rulingsCommand } from './cli-news.ts'
import { type Command, type Output, readArguments } from './command.ts'

export const storiesCommand: Command = {
	help: [
		'Usage: zagros stories [--why] < LINES',
		'       zagros stories split SLUG | join SLUG SLUG [--reason TEXT] [--json]',
		'',
		'Reads JSON lines {"id","lang":"fa"|"en","title","published"?,"source"?} and writes, in the same order, one JSON line',
		'for each: {"id","story"}, where reports of one event have the same story, which is the id of its first.',
		'Without "published" a headline may be of any time. An invalid line gives {"error":{"code","message"}}.',
		'',
		'  --why    with each headline that joined others: the odds as a logarithm, the most similar one, what both share, and the',
		'           chain of joins by which that one came to the story',
		'',
		'split separates an item from its story, join merges two stories under the older slug; both are permanent.',
		'',
		'  --json   one JSON document; the output for lines is always JSON',
	].join('\n'),
	run: async (args, output, stop) => {
		if (args.some((word) => !word.startsWith('-'))) return rulingsCommand.run(args, output, stop)
		const read = readArguments(args, { why: { type: 'boolean' }, json: { type: 'boolean' } })
		return read.ok ? group(read.value.values.why ?? false, output) : read
	},
}

async function group(why: boolean, { print }: Output): Promise<Result<void, string>> {
	const [catalogue, words, weights] = await Promise.all([
		loadCatalogue(),
		loadStoryWords(),
		loadTopicWeights(),
	])
	if (!catalogue.ok) return fail(catalogue.failure.map(describeProblem).join('; '))
	if (!words.ok) return fail(words.failure.map(describeProblem).join('; '))
	if (!weights.ok) return fail(weights.failure.map(describeProblem).join('; '))
	const lines: Result<Line, string>[] = []
	for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
		if (line.trim() !== '') lines.push(readLine(line))
	}
	const given = lines.flatMap((line) => (line.ok ? [line.value] : []))
	const grouped = groupHeadlines(
		given.map(({ lang, title, published, source }) => ({
			locale: lang,
			title,
			publishedAt: published,
			source,
		})),
		buildTagger(catalogue.value, weights.value),
		words.value,
	)
	let place = 0
	for (const line of lines) {
		if (line.ok) print(JSON.stringify(answerAt(place++, given, grouped, why)))
		else print(JSON.stringify({ error: { code: 'invalid_input', message: line.failure } }))
	}
	return ok(undefined)
}

const line = z.object({
	id: z.union([z.string(), z.number()]),
	lang: z.enum(newsLocales),
	title: z.string(),
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
type Line = z.infer<typeof line>

function readLine(text: string): Result<Line, string> {
	let given: unknown
	try {
		given = JSON.parse(text)
	} catch {
		return fail('the line is not JSON')
	}
	const checked = line.safeParse(given)
	if (checked.success) return ok(checked.data)
	const issue = checked.error.issues[0]
	return fail(`${issue?.path.join('.')}: ${issue?.message}`)
}

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

function answerAt(place: number, given: readonly Line[], grouped: readonly Grouped[], why: boolean): object {
	const { story = place, join } = grouped[place] ?? {}
	const response = { id: given[place]?.id, story: given[story]?.id }
	if (!why || join === undefined) return response
	const [own = {}, ...chain] = chainFrom(place, given, grouped)
	return { ...response, why: { ...own, chain } }
}
