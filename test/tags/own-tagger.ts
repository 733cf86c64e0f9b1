import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { loadTopicWeights } from '#catalogue/load-topic-weights.ts'
import { buildTagger, type Tagger } from '#ingest/tag/tag-entry.ts'

/** The tagger of the product, with the catalogue and the weights of the repository. */
export async function ownTagger(): Promise<Tagger> {
	const [catalogue, weights] = await Promise.all([loadCatalogue(), loadTopicWeights()])
	if (!catalogue.ok || !weights.ok) throw new Error('the catalogue does not load')
	return buildTagger(catalogue.value, weights.value)
}
