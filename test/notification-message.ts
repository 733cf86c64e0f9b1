import type { NotificationMessage } from '#channels/sender.ts'
import type { BriefedStory } from '#mail/briefed-story.ts'

/** A message to a reader of English; a test says what is in it. */
export const testMessage = (content: Partial<NotificationMessage> = {}): NotificationMessage => ({
	...{ key: 'one', accountId: 1, tries: 1, locale: 'en', destination: {}, parts: [], more: 0 },
	...content,
})

/** A story that one outlet reports. */
export const testStory = (title: string): BriefedStory => ({
	...{ id: 7, slug: 'a-report', title, url: 'https://outlet.example/a?b=1&c=2|3', coins: [], categories: [] },
	...{ views: 0, importance: 0, bullish: 0, bearish: 0, recent: 0, edited: null, other: null },
	publishedAt: new Date('2026-03-01T12:00:00Z'),
	source: { id: 2030, slug: 'outlet', titleEn: 'The Outlet', titleFa: 'رسانه', locale: 'en' },
	story: { id: 7, slug: null, size: 1, sources: ['outlet'], otherLocale: 0 },
	outlets: [{ slug: 'outlet', title: 'The Outlet', locale: 'en' }],
	change: { symbol: 'BTC', percent: 1.2 },
})
