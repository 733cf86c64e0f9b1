import { expect, test } from 'vitest'
import { loadStoryWords } from '#catalogue/load-story-words.ts'
import { groupHeadlines } from '#ingest/story/group-headlines.ts'
import { asGiven, markExam, readExam } from './story-exam.ts'
import { ownTagger } from './tags/own-tagger.ts'

const words = await loadStoryWords()
if (!words.ok) throw new Error('the catalogue cannot be read')
const tag = await ownTagger()

/** Slightly under what was reached. Of `unread` only the totals were seen while the matcher was made. */
test.each([
	['own', { f1: 0.92, recallAcross: 0.95, precisionAcross: 0.9, joinedNearMisses: 0.08 }],
	['read', { f1: 0.87, recallAcross: 0.83, precisionAcross: 0.93, joinedNearMisses: 0.05 }],
	['unread', { f1: 0.875, recallAcross: 0.85, precisionAcross: 0.95, joinedNearMisses: 0.05 }],
])('the exam %s holds its marks', (name, least) => {
	const exam = readExam(name)
	const stories = groupHeadlines(exam.lines.map(asGiven), tag, words.value)
	const marks = markExam(exam, (place) => stories[place]?.story)
	expect(marks.f1).toBeGreaterThanOrEqual(least.f1)
	expect(marks.recallAcross).toBeGreaterThanOrEqual(least.recallAcross)
	expect(marks.precisionAcross).toBeGreaterThanOrEqual(least.precisionAcross)
	expect(marks.joinedNearMisses).toBeLessThanOrEqual(least.joinedNearMisses)
})

test('the order of the list decides nothing', () => {
	const { lines } = readExam('own')
	const namesOf = (list: typeof lines) => {
		const stories = groupHeadlines(list.map(asGiven), tag, words.value)
		return new Map(list.map(({ id }, place) => [id, list[stories[place]?.story ?? -1]?.id]))
	}
	const backwards = namesOf(lines.toReversed())
	for (const [id, story] of namesOf(lines)) expect(backwards.get(id)).toBe(story)
})
