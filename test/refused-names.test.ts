import { expect, test } from 'vitest'
import { refusedNames } from './refused-names.ts'

const namesIn = (text: string) => refusedNames({ path: 'a.ts', text }).map(({ name }) => name)

test('a declared name with a word that the glossary replaces is refused, in whatever place of the name', () => {
	expect(
		namesIn(`const ${'kept'}List = 1\nexport type ${'Seat'} = {}\nfunction ${'hasAnswered'}() {}`),
	).toEqual(['keptList', 'Seat', 'hasAnswered'])
})

test('words that only begin alike, uses of a name and comments are not', () => {
	expect(namesIn('const keeper = seat.kept // it is kept\nconst answering = 1')).toEqual([])
})
