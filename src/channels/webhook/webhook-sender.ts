import { createAddressSender } from '#channels/address-sender.ts'
import type { NotificationMessage, Sender, SenderParts } from '#channels/sender.ts'
import { sourceTitle } from '#domain/catalogue.ts'
import type { NewsItem } from '#domain/news-item.ts'

/** Posts signed JSON to the reader's own server. */
export const createWebhookSender = (parts: Pick<SenderParts, 'post' | 'now'>): Sender =>
	createAddressSender({ write, gone: [410] }, parts)

const write = ({ key, parts, more, isTest }: NotificationMessage) => ({
	id: key,
	type: isTest ? 'test' : 'stories',
	follows: parts.map(({ follow, stories }) => ({ ...follow, stories: stories.map(presentStory) })),
	more,
})

const presentStory = ({ id, title, url, publishedAt, story, source }: NewsItem) => ({
	id,
	title,
	url,
	published_date: publishedAt.toISOString(),
	story: story.id,
	lang: source.locale,
	source: { slug: source.slug, title: sourceTitle(source) },
})
