import { brandName } from '#domain/brand.ts'
import { sourceTitle } from '#domain/catalogue.ts'
import { languages, type NewsLocale } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'

/** A list of news for feed readers, before it is written in one of their formats. */
export type NewsFeed = {
	locale: NewsLocale
	title: string
	/** The address of this feed, with its query. */
	selfUrl: string
	homeUrl: string
	/** When anything in it last changed. */
	updatedAt: Date
	entries: readonly OutgoingEntry[]
}

export type OutgoingEntry = {
	/** Identifies the item for ever, even if the site moves. */
	id: string
	title: string
	url: string
	publishedAt: Date
	/** When its title was last changed; else when it was published. */
	updatedAt: Date
	author: string
	/** The outlet and the coins in one line: all that we may say of another's article. */
	summary: string
	categories: readonly string[]
}

const never = new Date(0)

const updatedAt = ({ publishedAt, edited }: NewsItem): Date => edited?.at ?? publishedAt

type FeedFrame = {
	locale: NewsLocale
	selfUrl: string
	publicUrl: string
	subjects: readonly string[]
	/** Each entry stands for its story, whichever report is shown. */
	byStory?: boolean
}

export function composeFeed(items: readonly NewsItem[], frame: FeedFrame): NewsFeed {
	const { host } = new URL(frame.publicUrl)
	return {
		locale: frame.locale,
		title: [brandName[frame.locale], ...frame.subjects].join(' · '),
		selfUrl: frame.selfUrl,
		homeUrl: `${frame.publicUrl}/${frame.locale}?news_locale=${frame.locale}`,
		updatedAt: new Date(Math.max(never.getTime(), ...items.map((item) => updatedAt(item).getTime()))),
		entries: items.map((item) => ({
			// A tag URI (RFC 4151): the year is that of the scheme, not of the item.
			id: `tag:${host.replace(/:\d+$/, '')},2026:${frame.byStory ? `story/${item.story.id}` : `news/${item.id}`}`,
			title: item.title,
			url: item.url,
			publishedAt: item.publishedAt,
			updatedAt: updatedAt(item),
			author: sourceTitle(item.source),
			summary: summaryOf(item),
			categories: [...item.coins.map(({ symbol }) => symbol), ...item.categories],
		})),
	}
}

function summaryOf({ coins, source }: NewsItem): string {
	const symbols = coins.map(({ symbol }) => symbol).join(languages[source.locale].comma)
	return [sourceTitle(source), symbols].filter((part) => part !== '').join(' · ')
}
