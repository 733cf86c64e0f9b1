import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { loadTagData, loadTagWords } from '#catalogue/load-tag-words.ts'
import type { TagWords } from '#domain/tag-words.ts'
import { buildTagger, type Tagger } from '#ingest/tag/tag-entry.ts'

/** The tagger of the product, with the catalogue and the weights of the repository. */
export async function ownTagger(): Promise<Tagger> {
	const [catalogue, tagData] = await Promise.all([loadCatalogue(), loadTagData()])
	if (!catalogue.ok || !tagData.ok) throw new Error('the catalogue does not load')
	return buildTagger(catalogue.value, tagData.value)
}

/** The words of the repository that headlines are tagged by. */
export async function ownTagWords(): Promise<TagWords> {
	const words = await loadTagWords()
	if (!words.ok) throw new Error('the catalogue does not load')
	return words.value
}
