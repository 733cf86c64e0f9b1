import type { NotificationMessage } from '#channels/sender.ts'
import type { BriefedStory } from '#mail/briefed-story.ts'

/** An English notification; a test gives its content. */
export const testMessage = (content: Partial<NotificationMessage> = {}): NotificationMessage => ({
	...{ key: 'one', accountId: 1, tries: 1, locale: 'en', destination: {}, parts: [], more: 0 },
	...content,
})

const outlet = { slug: 'outlet', titles: { en: 'The Outlet', fa: 'رسانه' }, locale: 'en' as const }

/** A story that one outlet reports. */
export const testStory = (title: string): BriefedStory => ({
	...{ id: 7, slug: 'a-report', title, url: 'https://outlet.example/a?b=1&c=2|3', coins: [], categories: [] },
	...{ views: 0, importance: 0, bullish: 0, bearish: 0, recent: 0, edited: null, other: null, picture: null },
	publishedAt: new Date('2026-03-01T12:00:00Z'),
	source: { id: 2030, ...outlet },
	story: { id: 7, slug: null, size: 1, sources: ['outlet'], otherLocale: 0 },
	outlets: [outlet],
	change: { symbol: 'BTC', percent: 1.2 },
})
