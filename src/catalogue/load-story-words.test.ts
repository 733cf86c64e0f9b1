import { expect, test } from 'vitest'
import { loadStoryWords, readStoryWords } from './load-story-words.ts'
import { describeProblem } from './read-records.ts'

const blackrock = { id: 1, kind: 'organisation', ref: 'blackrock', en: ['BlackRock'], fa: ['بلک‌راک'] }
const problemsOf = (...records: object[]) => {
	const read = readStoryWords(`[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`)
	return read.ok ? [] : read.failure.map(describeProblem)
}

test('our own vocabulary is valid', async () => {
	const words = await loadStoryWords()
	if (!words.ok) throw new Error(words.failure.map(describeProblem).join('\n'))
	expect(words.value.words.length).toBeGreaterThan(700)
	expect(problemsOf(blackrock)).toEqual([])
})

test.each([
	['an unknown kind', { ...blackrock, kind: 'firm' }, /story-words\.json:2 kind/],
	['no Persian word', { ...blackrock, fa: [] }, /story-words\.json:2 fa/],
	['an Arabic kaf', { ...blackrock, fa: ['بلك‌راک'] }, /holds an Arabic/],
	[
		'an implied name that is not there',
		{ ...blackrock, implies: ['person:nobody'] },
		/person:nobody is unknown/,
	],
	['an opposite of a firm', { ...blackrock, opposes: ['launch'] }, /only an event opposes/],
])('%s is refused in words that an editor can act on', (_what, record, wanted) => {
	expect(problemsOf(record).join('\n')).toMatch(wanted)
})

test('a name may occur once', () => {
	expect(problemsOf(blackrock, { ...blackrock, id: 2 }).join()).toMatch(
		/organisation:blackrock stands on line 2/,
	)
})
