import { readdirSync, writeFileSync } from 'node:fs'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { buildTitleReader } from '#ingest/tag/read-title.ts'
import { featuresOf, nameOf } from '#ingest/tag/title-features.ts'
import { writeWeights } from '#ingest/tag/topic-model.ts'
import { headlinesFolder, readHeadlines } from './labelled-headlines.ts'
import { learnTopics } from './learn-topics.ts'

// `npm run train` learns from all labelled headlines in fixtures/headlines which words weigh what for each topic.

const catalogue = await loadCatalogue()
if (!catalogue.ok) throw new Error('the catalogue does not load')
const read = buildTitleReader(catalogue.value)
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
const file = new URL('../../src/ingest/vocabulary/topic-weights.ts', import.meta.url)
writeFileSync(
	file,
	`// Written by \`npm run train\`: for each topic which words weigh what. See topic-model.ts.\nexport const topicWeights = \`\n${text}\`\n`,
)
process.stdout.write(`${headlines.length} headlines, ${text.length} bytes of weights\n`)
