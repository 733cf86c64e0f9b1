import { readdirSync, writeFileSync } from 'node:fs'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { loadTagWords } from '#catalogue/load-tag-words.ts'
import { topicWeightsPath } from '#catalogue/load-topic-weights.ts'
import { buildTitleReader } from '#ingest/tag/read-title.ts'
import { featuresOf, nameOf } from '#ingest/tag/title-features.ts'
import { headlinesFolder, readHeadlines } from './labelled-headlines.ts'
import { learnTopics } from './learn-topics.ts'
import { writeWeights } from './write-weights.ts'

// `npm run train` learns the weights of words for each topic from all labelled headlines in fixtures/headlines.

const [catalogue, words] = await Promise.all([loadCatalogue(), loadTagWords()])
if (!catalogue.ok || !words.ok) throw new Error('the catalogue does not load')
const read = buildTitleReader(catalogue.value, words.value)
const headlines = readdirSync(headlinesFolder)
	.sort()
	.filter((file) => !file.startsWith('exam-'))
	.flatMap((file) => readHeadlines(new URL(file, headlinesFolder)))
const weights = learnTopics(
	headlines.map(({ title, topics }) => ({
		features: featuresOf(read(title)).features.map(nameOf),
		topics,
	})),
)
const text = writeWeights(weights)
writeFileSync(topicWeightsPath, text)
process.stdout.write(`${headlines.length} headlines, ${text.length} bytes of weights\n`)
