import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadTopicWeights, readTopicWeights } from '#catalogue/load-topic-weights.ts'
import { describeProblem } from '#catalogue/read-records.ts'
import { type Outcome, outcomes } from '#domain/topic-weights.ts'
import { buildTopicModel } from '#ingest/tag/topic-model.ts'
import { headlinesFolder, readHeadlines, scoreOf } from '#test/tags/labelled-headlines.ts'
import { learnTopics } from '#test/tags/learn-topics.ts'
import { ownTagger } from '#test/tags/own-tagger.ts'
import { type LearnedWeights, writeWeights } from '#test/tags/write-weights.ts'

const files = readdirSync(headlinesFolder).sort()
const labelled = files
	.filter((file) => !file.startsWith('exam-'))
	.flatMap((file) => readHeadlines(new URL(file, headlinesFolder)))

test('no headline has more than three topics, and `crypto` stands alone except for robbed protocols and in Iran', () => {
	const wrong = files
		.flatMap((file) => readHeadlines(new URL(file, headlinesFolder)))
		.filter(({ topics }) => {
			const others = topics.filter((topic) => !['crypto', 'iran', 'defi'].includes(topic))
			const beside = topics.includes('crypto') && others.length > 0
			return topics.length > 3 || beside || new Set(topics).size < topics.length
		})
	expect(wrong).toEqual([])
})

test('the same labels give the same weights, whatever ran before', () => {
	const few = labelled.filter((_, index) => index % 150 === 0)
	const examples = few.map(({ title, topics }) => ({ features: title.toLowerCase().split(' '), topics }))
	expect(writeWeights(learnTopics(examples))).toBe(writeWeights(learnTopics(examples)))
})

test('weights are read as they were written', () => {
	const weights: LearnedWeights = new Map<string, ReadonlyMap<Outcome, number>>([
		[
			'coin with price',
			new Map<Outcome, number>([
				['market', 2.4],
				['crypto', -0.8],
			]),
		],
		['…', new Map<Outcome, number>([['whale', -12]])],
	])
	const written = readTopicWeights(writeWeights(weights))
	if (!written.ok) throw new Error(written.failure.map(describeProblem).join('\n'))
	const model = buildTopicModel(written.value)
	const offsets = model.offsetsOf([
		{ name: 'coin with', other: 'price', from: 0, to: 0 },
		{ name: '…', other: '', from: 0, to: 0 },
		{ name: 'price', other: '', from: 0, to: 0 },
	])
	const read = outcomes.map((outcome) =>
		offsets.map((offset) => Number(model.weight(offset, outcome).toFixed(1))),
	)
	expect(read.map((row) => row.join(' '))).toEqual(
		outcomes.map((outcome) => {
			if (outcome === 'market') return '2.4 0 0'
			if (outcome === 'crypto') return '-0.8 0 0'
			return outcome === 'whale' ? '0 -12 0' : '0 0 0'
		}),
	)
})

test('the file of weights was learned from these labels', async () => {
	const weights = await loadTopicWeights()
	if (!weights.ok) throw new Error(weights.failure.map(describeProblem).join('\n'))
	expect(weights.value.length).toBeGreaterThan(10_000)
	const tag = await ownTagger()
	const some = labelled.filter((_, index) => index % 4 === 0)
	const { f1 } = scoreOf(some, 'topics', ({ title, lang }) => tag(title, lang).topics)
	expect(f1).toBeGreaterThanOrEqual(0.95)
})

const weightsOf = (...weights: unknown[]) => JSON.stringify({ outcomes, weights })
const zeros = outcomes.map(() => 0)

test.each([
	['a file that ends early', '{"outcomes": [', /^catalogue\/topic-weights\.json: not JSON: /],
	[
		'another order of outcomes',
		JSON.stringify({ outcomes: outcomes.toReversed(), weights: [] }),
		/outcomes: expected in this order/,
	],
	['no weight at all', weightsOf(), /weights: /],
	[
		'a weight too few',
		weightsOf(['a', ...zeros], ['b', ...zeros.slice(1)]),
		/weights\.1: expected a feature and 11/,
	],
	['a weight that is no number', weightsOf(['a', ...zeros.slice(1), 'heavy']), /weights\.0: /],
	['a weight beyond all measure', weightsOf(['a', ...zeros.slice(1), 1e9]), /weights\.0: /],
])('%s is refused, with the name of the file', (_what, content, problem) => {
	const read = readTopicWeights(content)
	const problems = read.ok ? [] : read.failure.map(describeProblem)
	expect(problems.join('\n')).toMatch(problem)
	expect(problems.every((line) => line.startsWith('catalogue/topic-weights.json'))).toBe(true)
})
