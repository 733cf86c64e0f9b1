import { expect, test } from 'vitest'
import { refusedNames } from './refused-names.ts'

const namesIn = (text: string) => refusedNames({ path: 'a.ts', text }).map(({ name }) => name)

test('a declared name with a word that the glossary replaces is refused, in whatever place of the name', () => {
	expect(
		namesIn(`const ${'kept'}List = 1\nexport type ${'Seat'} = {}\nfunction ${'hasAnswered'}() {}`),
	).toEqual(['keptList', 'Seat', 'hasAnswered'])
})

test('a word with another meaning elsewhere is refused where it is a metaphor', () => {
	const text = `const ${'letter'} = 1\nconst ${'guest'}Count = 2`
	const names = (path: string) => refusedNames({ path, text }).map(({ name }) => name)
	expect(names('src/domain/title.ts')).toEqual([])
	expect(names('src/store/accounts/mail-outbox-store.ts')).toEqual(['letter'])
	expect(names('src/store/database/connection-pool.ts')).toEqual(['guestCount'])
	expect(namesIn(`const ${'madeOf'}All = 1`)).toEqual(['madeOfAll'])
})

test('words that only begin alike, uses of a name and comments are not', () => {
	expect(namesIn('const keeper = seat.kept // it is kept\nconst answering = 1')).toEqual([])
})
