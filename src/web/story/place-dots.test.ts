import { expect, test } from 'vitest'
import { placeDots } from './place-dots.ts'

const at = (minute: number, locale: 'fa' | 'en') => ({
	published_date: new Date(Date.UTC(2026, 10, 17, 11, minute)).toISOString(),
	source: { locale },
})

test('reports lie by their time, those that would touch in two rows of their language', () => {
	const dots = placeDots([at(0, 'en'), at(0, 'fa'), at(0, 'en'), at(0, 'en'), at(30, 'fa'), at(60, 'en')])
	expect(dots?.map(({ at, row }) => [at, row])).toEqual([
		[0, 0],
		[0, 0],
		[0, 1],
		[0, 1],
		[0.5, 0],
		[1, 0],
	])
})

test('reports of one time, a single one and none have no strip', () => {
	expect(placeDots([at(5, 'en'), at(5, 'fa')])).toBeUndefined()
	expect(placeDots([at(5, 'en')])).toBeUndefined()
	expect(placeDots([])).toBeUndefined()
})
