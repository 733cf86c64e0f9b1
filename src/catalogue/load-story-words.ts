import { z } from 'zod'
import { fail, type Result } from '#domain/result.ts'
import { type StoryWord, storyWordKinds } from '#domain/story-word.ts'
import { ownFile } from './load-catalogue.ts'
import { type CatalogueProblem, readCatalogueFile, readRecords } from './read-records.ts'

const phrases = z.array(z.string().trim().min(1)).min(1)
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens')

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

const shownAs = 'catalogue/story-words.json'

/** The vocabulary that headlines are read with; names in `implies` and `opposes` must stand in it. */
export async function loadStoryWords(): Promise<Result<StoryWord[], CatalogueProblem[]>> {
	const content = await readCatalogueFile(ownFile('story-words.json'), shownAs)
	return content.ok ? readStoryWords(content.value) : content
}

export function readStoryWords(content: string): Result<StoryWord[], CatalogueProblem[]> {
	const read = readRecords(shownAs, content, storyWordRecord, 'name')
	if (!read.ok) return read
	const names = new Set(read.value.map(({ name }) => name))
	const problems = read.value.flatMap(({ name, implies, opposes }): CatalogueProblem[] => {
		const unknown = [
			...implies.filter((other) => !other.startsWith('coin:') && !names.has(other)),
			...opposes.filter((other) => !names.has(`event:${other}`)),
		]
		return unknown.map((other) => ({
			file: shownAs,
			place: ` ${name}`,
			field: '',
			message: `${other} is unknown`,
		}))
	})
	return problems.length === 0 ? read : fail(problems)
}
