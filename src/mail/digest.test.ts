import { expect, test } from 'vitest'
import type { BriefedStory } from './briefed-story.ts'
import { writeDigest } from './digest.ts'

const story = (id: number, title: string) =>
	({
		...{ id, title, slug: `story-${id}`, outlets: [], other: null, change: null },
		source: { locale: 'en', titles: { en: 'Outlet' } },
		story: { slug: null, size: 1 },
	}) as unknown as BriefedStory

test.each([
	['en', '5 new: A fund opens', '5 new stories for you'],
	['fa', '۵ خبر تازه: A fund opens', '۵ خبر تازه برای شما'],
] as const)(
	'the subject in %s has the first headline, and the heading the number alone',
	(locale, subject, heading) => {
		const written = writeDigest(locale, {
			stories: [story(1, 'A fund opens'), story(2, 'An exchange falls')],
			more: 3,
			since: new Date('2026-03-01T04:30:00Z'),
			publicUrl: 'https://zagros.example',
			dashboard: 'https://zagros.example/dashboard',
			unsubscribe: 'https://zagros.example/unsubscribe/x',
		})
		expect(written.subject).toBe(subject)
		expect(written.html).toContain(`${heading}</h1>`)
	},
)
