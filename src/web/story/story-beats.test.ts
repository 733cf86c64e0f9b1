import { expect, test } from 'vitest'
import { beatsOf } from './story-beats.ts'

const at = (published_date: string, locale: 'fa' | 'en') => ({ published_date, source: { locale } })

test('reports are placed by their delay after the first', () => {
	const reports = [
		at('2026-11-17T11:24:00Z', 'en'),
		at('2026-11-17T11:24:40Z', 'fa'),
		at('2026-11-17T11:33:05Z', 'en'),
		at('2026-11-17T11:33:50Z', 'fa'),
		at('2026-11-17T12:28:00Z', 'en'),
		at('2026-11-17T13:30:00Z', 'fa'),
	]
	const beats = (locale: 'fa' | 'en') =>
		beatsOf(reports, locale).map(({ age, reports }) => [age, reports.length])
	expect(beats('en')).toEqual([
		[undefined, 2],
		['9m', 2],
		['64m', 1],
		['2h', 1],
	])
	expect(beats('fa')).toEqual([
		[undefined, 2],
		['۹ دقیقه', 2],
		['۶۴ دقیقه', 1],
		['۲ ساعت', 1],
	])
})
