import { expect, test } from 'vitest'
import { duplicateTypes } from './duplicate-types.ts'

test('a type, interface or class that two files declare is listed with both files', () => {
	const found = duplicateTypes([
		{ path: 'b.ts', text: 'export interface Place {}\nexport class Counter {}' },
		{
			path: 'a.ts',
			text: 'export type Place = string\nexport abstract class Counter {}\nexport type Other = 1',
		},
	])
	expect([...found]).toEqual([
		['Counter', ['a.ts', 'b.ts']],
		['Place', ['a.ts', 'b.ts']],
	])
})

test('types that are not exported, are re-exported or are declared once are not listed', () => {
	const found = duplicateTypes([
		{ path: 'a.ts', text: 'type Place = string\nexport type Once = 1\nexport function read() {}' },
		{
			path: 'b.ts',
			text: "export type { Once } from './a.ts'\nexport type Place = 1\nexport function read() {}",
		},
		{ path: 'c.ts', text: "const text = 'export type Place'\n// export type Once" },
	])
	expect([...found]).toEqual([])
})
