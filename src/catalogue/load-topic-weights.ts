import { z } from 'zod'
import type { Result } from '#domain/result.ts'
import { outcomes, type TopicWeight } from '#domain/topic-weights.ts'
import { ownFile } from './load-catalogue.ts'
import { type CatalogueProblem, readCatalogueFile, readDocument } from './read-records.ts'

/** A weight is a whole number of tenths; no learned weight came near a hundred. */
const heaviest = 1000

/** Checked by hand, because a schema for each of 200,000 numbers takes a quarter of a second at every start. */
const isWeight = (record: unknown): record is TopicWeight => {
	if (!Array.isArray(record) || record.length !== outcomes.length + 1) return false
	return record.every((value: unknown, at) =>
		at === 0 ? typeof value === 'string' : Number.isInteger(value) && Math.abs(Number(value)) <= heaviest,
	)
}

const weightsFile = z
	.object({
		outcomes: z
			.array(z.string())
			.refine((given) => given.join() === outcomes.join(), `expected in this order: ${outcomes.join(', ')}`),
		weights: z
			.array(z.custom<TopicWeight>(isWeight, `expected a feature and ${outcomes.length} whole numbers`))
			.min(1),
	})
	.transform(({ weights }) => weights)

const displayName = 'catalogue/topic-weights.json'

export const topicWeightsPath = ownFile('topic-weights.json')

/** What `npm run train` has learned: how much each feature of a title speaks for each outcome. */
export async function loadTopicWeights(): Promise<Result<readonly TopicWeight[], CatalogueProblem[]>> {
	const content = await readCatalogueFile(topicWeightsPath, displayName)
	return content.ok ? readTopicWeights(content.value) : content
}

export const readTopicWeights = (content: string): Result<readonly TopicWeight[], CatalogueProblem[]> =>
	readDocument(displayName, content, weightsFile)
