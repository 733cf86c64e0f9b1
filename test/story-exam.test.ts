import { expect, test } from 'vitest'
import { loadStoryWords } from '#catalogue/load-story-words.ts'
import { groupHeadlines } from '#ingest/story/group-headlines.ts'
import { indexWords } from '#ingest/story/word-index.ts'
import { asGiven, markExam, readExam } from './story-exam.ts'
import { ownTagger } from './tags/own-tagger.ts'

const words = await loadStoryWords()
if (!words.ok) throw new Error('the catalogue cannot be read')
const tag = await ownTagger()

/**
 * Slightly below the figures that were reached. Of `unread` only the totals were seen while the matcher was written. `read`
 * and `unread` have headlines that name nothing of their event ("It's official"), which only a quiet day could join.
 */
test.each([
	['own', { f1: 0.95, recallAcross: 0.95, precisionAcross: 0.94, joinedNearMisses: 0.04 }],
	['read', { f1: 0.81, recallAcross: 0.75, precisionAcross: 0.97, joinedNearMisses: 0.02 }],
	['unread', { f1: 0.74, recallAcross: 0.65, precisionAcross: 0.97, joinedNearMisses: 0.02 }],
	['apart', { f1: 0.89, recallAcross: 0.95, precisionAcross: 0.94, joinedNearMisses: 0.04 }],
	['fresh', { f1: 0.91, recallAcross: 0.92, precisionAcross: 0.93, joinedNearMisses: 0.06 }],
])('the exam %s passes its marks', (name, least) => {
	const exam = readExam(name)
	const stories = groupHeadlines(exam.lines.map(asGiven), tag, words.value)
	const marks = markExam(exam, (place) => stories[place]?.story)
	expect(marks.f1).toBeGreaterThanOrEqual(least.f1)
	expect(marks.recallAcross).toBeGreaterThanOrEqual(least.recallAcross)
	expect(marks.precisionAcross).toBeGreaterThanOrEqual(least.precisionAcross)
	expect(marks.joinedNearMisses).toBeLessThanOrEqual(least.joinedNearMisses)
})

test('the order of the headlines does not matter', () => {
	const { lines } = readExam('own')
	const namesOf = (list: typeof lines) => {
		const stories = groupHeadlines(list.map(asGiven), tag, words.value)
		return new Map(list.map(({ id }, place) => [id, list[stories[place]?.story ?? -1]?.id]))
	}
	const backwards = namesOf(lines.toReversed())
	for (const [id, story] of namesOf(lines)) expect(backwards.get(id)).toBe(story)
})

test('two headlines are judged as strictly as many', () => {
	const { lines, nearMisses } = readExam('apart')
	const byId = new Map(lines.map((line) => [line.id, line]))
	const index = indexWords(words.value)
	const areOne = (...ids: string[]) => {
		const given = ids.flatMap((id) => byId.get(id) ?? []).map(asGiven)
		const [one, other] = groupHeadlines(given, tag, words.value, index)
		return one?.story === other?.story
	}
	expect(nearMisses.filter(({ a, b }) => areOne(a, b)).length / nearMisses.length).toBeLessThanOrEqual(0.05)
	const pairs = lines.flatMap((one, at) =>
		lines.slice(at + 1).flatMap((other) => (one.story === other.story ? [[one.id, other.id] as const] : [])),
	)
	expect(pairs.filter((pair) => areOne(...pair)).length / pairs.length).toBeGreaterThan(0.84)
})
