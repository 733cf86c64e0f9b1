import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { buildTitleReader } from '#ingest/tag/read-title.ts'
import { featuresOf, nameOf } from '#ingest/tag/title-features.ts'
import { outcomes, readWeights } from '#ingest/tag/topic-model.ts'
import { topicWeights } from '#ingest/vocabulary/topic-weights.ts'
import { headlinesFolder, readHeadlines } from './labelled-headlines.ts'
import { learnTopics, writeWeights } from './learn-topics.ts'

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
	const few = labelled.filter((_, index) => index % 40 === 0)
	const examples = few.map(({ title, topics }) => ({ features: title.toLowerCase().split(' '), topics }))
	expect(writeWeights(learnTopics(examples))).toBe(writeWeights(learnTopics(examples)))
})

test('the file of weights knows every outcome and was learned from these labels', async () => {
	const catalogue = await loadCatalogue()
	if (!catalogue.ok) throw new Error('the catalogue does not load')
	const read = buildTitleReader(catalogue.value)
	const weights = readWeights(topicWeights)
	expect([...weights.keys()]).toEqual([...outcomes])
	const known = new Set([...weights.values()].flatMap((entries) => entries.map(([feature]) => feature)))
	const strange = labelled.filter(({ title }) => {
		const words = featuresOf(read(title)).features.filter(({ other }) => other === '')
		return words.length > 3 && words.filter((feature) => known.has(nameOf(feature))).length < words.length / 3
	})
	expect(strange).toEqual([])
})
