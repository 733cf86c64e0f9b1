import { createInterface } from 'node:readline'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { loadTopicWeights } from '#catalogue/load-topic-weights.ts'
import { describeProblem } from '#catalogue/read-records.ts'
import { isNewsLocale, type NewsLocale } from '#domain/locale.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { buildTagger, type Tagger } from '#ingest/tag/tag-entry.ts'
import { type Command, readArguments } from './command.ts'

export const tagCommand: Command = {
	help: [
		'Usage: zagros tag < LINES',
		'',
		'Reads JSON lines {"lang":"fa"|"en","title":"…"} and writes, in the same order, one JSON line for each:',
		'{"coins":[symbols],"topics":[route_refs],"people":[route_refs],"why":[{"kind","ref","span","rule"}]}.',
		'An invalid line gives {"error":{"code","message"}}.',
		'',
		'  --json   the same; its output is always JSON',
	].join('\n'),
	run: async (args, { print }) => {
		const read = readArguments(args, { json: { type: 'boolean' } })
		if (!read.ok) return read
		const [catalogue, weights] = await Promise.all([loadCatalogue(), loadTopicWeights()])
		if (!catalogue.ok) return fail(catalogue.failure.map(describeProblem).join('; '))
		if (!weights.ok) return fail(weights.failure.map(describeProblem).join('; '))
		const tag = buildTagger(catalogue.value, weights.value)
		for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
			if (line.trim() !== '') print(JSON.stringify(answerTo(line, tag)))
		}
		return ok(undefined)
	},
}

function answerTo(line: string, tag: Tagger): object {
	const headline = readHeadline(line)
	if (!headline.ok) return { error: { code: 'invalid_input', message: headline.failure } }
	const { coins, topics, people, why } = tag(headline.value.title, headline.value.lang)
	return {
		coins,
		topics,
		people,
		why: why.map(({ kind, ref, span, rule }) => ({ kind, ref, span, rule })),
	}
}

function readHeadline(line: string): Result<{ lang: NewsLocale; title: string }, string> {
	const given = parseJson(line)
	if (typeof given !== 'object' || given === null) return fail('the line is not a JSON object')
	const { lang, title }: { lang?: unknown; title?: unknown } = given
	if (!isNewsLocale(lang)) return fail('lang: expected "fa" or "en"')
	if (typeof title !== 'string') return fail('title: expected text')
	return ok({ lang, title })
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
