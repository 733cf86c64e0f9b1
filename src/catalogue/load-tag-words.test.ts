import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadCatalogue, ownFile } from './load-catalogue.ts'
import { loadTagWords, readTagWords } from './load-tag-words.ts'
import { describeProblem } from './read-records.ts'

const own = JSON.parse(readFileSync(ownFile('tag-words.json'), 'utf8'))
const problemsOf = (file: object) => {
	const read = readTagWords(JSON.stringify(file))
	return read.ok ? '' : read.failure.map(describeProblem).join('\n')
}

test('our own words name topics and people of the catalogue', async () => {
	const [words, catalogue] = await Promise.all([loadTagWords(), loadCatalogue()])
	if (!words.ok || !catalogue.ok) throw new Error('the catalogue does not load')
	const { coins, people, topics } = words.value
	const topicRefs = catalogue.value.topics.map(({ routeRef }) => routeRef)
	const personRefs = catalogue.value.people.map(({ routeRef }) => routeRef)
	const pairs = topics.pairs.map(({ topic }) => topic)
	expect(topicRefs).toEqual(expect.arrayContaining([...coins.topics.values(), ...topics.names.values()]))
	expect(topicRefs).toEqual(expect.arrayContaining([...pairs, ...topics.context.keys()]))
	expect(personRefs).toEqual(
		expect.arrayContaining([...people.surnames.map(({ ref }) => ref), ...people.figures]),
	)
})

test.each([
	['a list that is missing', { ...own, decoys: undefined }, /tag-words\.json decoys/],
	['a list that is misspelled', { ...own, decoy: ['near miss'] }, /decoy"/],
	['an empty list', { ...own, decoys: [] }, /tag-words\.json decoys/],
	['an empty word', { ...own, decoys: ['near miss', ' '] }, /tag-words\.json decoys\.1/],
	['words in one text', { ...own, classes: { ...own.classes, wallet: 'ledger' } }, /classes\.wallet/],
])('%s is refused in words that an editor can act on', (_what, file, wanted) => {
	expect(problemsOf(file)).toMatch(wanted)
})
