import { sourceTitle } from '#domain/catalogue.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { deliveriesPerHost } from '#outside/delivery-limits.ts'
import { createHostSlots } from '#outside/host-slots.ts'
import type { PostWebhook } from '#outside/webhook.ts'
import { readWebhookDestination } from '#store/follows/destinations.ts'
import type { Deliverer } from './deliverer.ts'

/** The longest Retry-After that is respected. */
const longestPauseMs = 6 * 3_600_000

/** Posts the message to the reader's server. */
export function deliverByWebhook(post: PostWebhook, now: () => Date): Deliverer {
	const slots = createHostSlots(deliveriesPerHost)
	return async ({ key, destination, parts, more }) => {
		const follows = parts.map(({ follow, stories }) => ({ ...follow, stories: stories.map(presentStory) }))
		const body = { id: key, type: 'stories', follows, more }
		const to = readWebhookDestination(destination)
		const answer = await slots(new URL(to.url).hostname, () => post(to, { key, body }, now()))
		if (answer === undefined) return { kind: 'busy' }
		if (answer.kind === 'taken') return { kind: 'sent' }
		if (answer.kind === 'gone') return { kind: 'gone', why: 'gone' }
		const { problem, pauseMs } = answer
		return {
			kind: 'later',
			problem,
			...(pauseMs !== undefined && { pauseMs: Math.min(longestPauseMs, pauseMs) }),
		}
	}
}

const presentStory = ({ id, title, url, publishedAt, story, source }: NewsItem) => ({
	id,
	title,
	url,
	published_date: publishedAt.toISOString(),
	story: story.id,
	lang: source.locale,
	source: { slug: source.slug, title: sourceTitle(source) },
})
