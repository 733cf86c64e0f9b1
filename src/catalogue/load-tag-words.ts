import { z } from 'zod'
import { ok, type Result } from '#domain/result.ts'
import type { TagData, TagWords } from '#domain/tag-words.ts'
import { ownFile } from './load-catalogue.ts'
import { loadTopicWeights } from './load-topic-weights.ts'
import { type CatalogueProblem, readCatalogueFile, readDocument } from './read-records.ts'

const text = z.string().trim().min(1)
const phrases = z.array(text).min(1)
const words = phrases.transform((list) => new Set(list))
const byName = <Value>(value: z.ZodType<Value>) =>
	z.record(z.string(), value).transform((all) => new Map(Object.entries(all)))
/** Written by topic, and looked up by the name. */
const topicOfName = z
	.record(z.string(), phrases)
	.transform(
		(all) =>
			new Map(
				Object.entries(all).flatMap(([topic, names]) => names.map((name): [string, string] => [name, topic])),
			),
	)

const tagWordsFile: z.ZodType<TagWords> = z.strictObject({
	coins: z.strictObject({
		topics: topicOfName,
		companions: byName(words),
		relatives: byName(words),
		homonyms: byName(words),
		owners: byName(words),
	}),
	names: z.strictObject({
		unmistakable: words,
		proper: words,
		everyday: words,
		capital: words,
		phrases: words,
	}),
	tickers: z.strictObject({ strict: words, common: words, signed: words, spoken: words }),
	people: z.strictObject({
		surnames: z.array(z.strictObject({ ref: text, name: text, companions: words })),
		figures: words,
		banking: words,
		homonyms: words,
	}),
	topics: z.strictObject({
		names: topicOfName,
		context: byName(phrases),
		own: phrases,
		shared: phrases,
		domestic: phrases,
		abroad: words,
		exact: words,
		pairs: z.array(z.strictObject({ topic: text, sides: z.tuple([phrases, phrases]) })),
		decoys: phrases,
		homonyms: byName(words),
		chains: words,
	}),
	signals: z.strictObject({
		after: words,
		before: words,
		tokens: words,
		crypto: words,
		market: words,
		business: words,
		verbs: words,
	}),
	prices: z
		.strictObject({
			strong: words,
			weak: words,
			prepositions: words,
			alone: words,
			openers: words,
			forecasts: words,
			rivals: words,
			heights: words,
			ceilings: words,
			levels: words,
			measures: words,
			goods: words,
			taxes: words,
			names: words,
			nouns: words,
			subjects: words,
		})
		.transform((prices) => {
			const { strong, weak, levels, heights, rivals, forecasts, names } = prices
			const related = [strong, weak, levels, heights, rivals, forecasts, names].flatMap((list) => [...list])
			return { ...prices, related: new Set([...related, 'نرخ', 'در']) }
		}),
	classes: byName(phrases),
	decoys: phrases,
})

const displayName = 'catalogue/tag-words.json'

export async function loadTagWords(): Promise<Result<TagWords, CatalogueProblem[]>> {
	const content = await readCatalogueFile(ownFile('tag-words.json'), displayName)
	return content.ok ? readTagWords(content.value) : content
}

export const readTagWords = (content: string): Result<TagWords, CatalogueProblem[]> =>
	readDocument(displayName, content, tagWordsFile)

/** The words, and the weights that were learned with them. */
export async function loadTagData(): Promise<Result<TagData, CatalogueProblem[]>> {
	const [read, weights] = await Promise.all([loadTagWords(), loadTopicWeights()])
	if (!read.ok) return read
	return weights.ok ? ok({ words: read.value, weights: weights.value }) : weights
}
