import { z } from 'zod'
import { fail, ok, type Result } from '#domain/result.ts'
import {
	type HeadlineFrequencies,
	type StoryVocabulary,
	type StoryWord,
	storyWordKinds,
} from '#domain/story-word.ts'
import { ownFile } from './load-catalogue.ts'
import { type CatalogueProblem, readCatalogueFile, readDocument, readRecords } from './read-records.ts'
import { slug } from './record-schemas.ts'

const phrases = z.array(z.string().trim().min(1)).min(1)

const storyWordRecord = z
	.object({
		id: z.int().positive(),
		kind: z.enum(storyWordKinds),
		ref: slug,
		en: phrases,
		fa: phrases.refine(
			(words) => words.every((word) => !/[\u064a\u0643]/u.test(word)),
			'holds an Arabic ي or ك; write ی or ک',
		),
		implies: z
			.array(z.string().regex(/^(?:organisation|product|place|thing|person):[a-z0-9-]+$|^coin:[A-Z0-9]+$/))
			.default([]),
		opposes: z.array(slug).default([]),
	})
	.refine((word) => word.kind === 'event' || word.opposes.length === 0, {
		path: ['opposes'],
		message: 'only an event opposes another',
	})
	.transform((record): StoryWord => ({ ...record, name: `${record.kind}:${record.ref}` }))

const displayName = 'catalogue/story-words.json'
const frequenciesDisplayName = 'catalogue/headline-frequencies.json'

/** The vocabulary that headlines are read with, and how common its words and others are in headlines. */
export async function loadStoryWords(): Promise<Result<StoryVocabulary, CatalogueProblem[]>> {
	const [words, frequencies] = await Promise.all([
		readCatalogueFile(ownFile('story-words.json'), displayName),
		readCatalogueFile(ownFile('headline-frequencies.json'), frequenciesDisplayName),
	])
	const readWords = words.ok ? readStoryWords(words.value) : words
	const readFrequencies = frequencies.ok
		? readDocument(frequenciesDisplayName, frequencies.value, frequenciesFile)
		: frequencies
	if (!readWords.ok) return readWords
	if (!readFrequencies.ok) return readFrequencies
	return ok({ words: readWords.value, frequencies: readFrequencies.value })
}

const frequenciesFile = z
	.object({ headlines: z.int().positive(), counts: z.record(z.string(), z.int().positive()) })
	.transform(
		({ headlines, counts }): HeadlineFrequencies => ({ headlines, counts: new Map(Object.entries(counts)) }),
	)

/** Names in `implies` and `opposes` must be in the list. */
export function readStoryWords(content: string): Result<StoryWord[], CatalogueProblem[]> {
	const read = readRecords(displayName, content, storyWordRecord, 'name')
	if (!read.ok) return read
	const names = new Set(read.value.map(({ name }) => name))
	const problems = read.value.flatMap(({ name, implies, opposes }): CatalogueProblem[] => {
		const unknown = [
			...implies.filter((other) => !other.startsWith('coin:') && !names.has(other)),
			...opposes.filter((other) => !names.has(`event:${other}`)),
		]
		return unknown.map((other) => ({
			file: displayName,
			location: ` ${name}`,
			field: '',
			message: `${other} is unknown`,
		}))
	})
	return problems.length === 0 ? read : fail(problems)
}
