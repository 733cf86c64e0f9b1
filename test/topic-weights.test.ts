import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { buildTagger } from '#ingest/tag/tag-entry.ts'
import {
	loadTopicModel,
	type Outcome,
	outcomes,
	type Weights,
	writeWeights,
} from '#ingest/tag/topic-model.ts'
import { topicWeights } from '#ingest/vocabulary/topic-weights.ts'
import { headlinesFolder, readHeadlines, scoreOf } from '#test/tags/labelled-headlines.ts'
import { learnTopics } from '#test/tags/learn-topics.ts'

const files = readdirSync(headlinesFolder).sort()
const labelled = files
	.filter((file) => !file.startsWith('exam-'))
	.flatMap((file) => readHeadlines(new URL(file, headlinesFolder)))

test('no headline has more than two topics, and crypto stands alone but for robbed protocols', () => {
	const wrong = files
		.flatMap((file) => readHeadlines(new URL(file, headlinesFolder)))
		.filter(({ topics }) => {
			const beside = topics.includes('crypto') && topics.length > 1 && !topics.includes('defi')
			return topics.length > 2 || beside || new Set(topics).size < topics.length
		})
	expect(wrong).toEqual([])
})

test('the same labels give the same weights, whatever ran before', () => {
	const few = labelled.filter((_, index) => index % 150 === 0)
	const examples = few.map(({ title, topics }) => ({ features: title.toLowerCase().split(' '), topics }))
	expect(writeWeights(learnTopics(examples))).toBe(writeWeights(learnTopics(examples)))
})

test('weights are read as they were written', () => {
	const weights: Weights = new Map<string, ReadonlyMap<Outcome, number>>([
		[
			'coin with price',
			new Map<Outcome, number>([
				['market', 2.4],
				['crypto', -0.8],
			]),
		],
		['…', new Map<Outcome, number>([['other trades', -12]])],
	])
	const model = loadTopicModel(writeWeights(weights))
	const places = model.placesOf([
		{ name: 'coin with', other: 'price', from: 0, to: 0 },
		{ name: '…', other: '', from: 0, to: 0 },
		{ name: 'price', other: '', from: 0, to: 0 },
	])
	const read = outcomes.map((outcome) =>
		places.map((place) => Number(model.weight(place, outcome).toFixed(1))),
	)
	expect(read.map((row) => row.join(' '))).toEqual(
		outcomes.map((outcome) => {
			if (outcome === 'market') return '2.4 0 0'
			if (outcome === 'crypto') return '-0.8 0 0'
			return outcome === 'other trades' ? '0 -12 0' : '0 0 0'
		}),
	)
})

test('the file of weights knows every outcome and was learned from these labels', async () => {
	const catalogue = await loadCatalogue()
	if (!catalogue.ok) throw new Error('the catalogue does not load')
	const tag = buildTagger(catalogue.value)
	expect(topicWeights.match(/^# .+$/gm)).toEqual(outcomes.map((outcome) => `# ${outcome}`))
	const some = labelled.filter((_, index) => index % 4 === 0)
	const { f1 } = scoreOf(some, 'topics', ({ title, lang }) => tag(title, lang).topics)
	expect(f1).toBeGreaterThanOrEqual(0.95)
})
