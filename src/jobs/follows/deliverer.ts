import type { InstantWay, PauseReason } from '#domain/follow.ts'
import type { UiLocale } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'
import type { BriefedStory } from '#mail/briefed-story.ts'

/** One message to one reader on one channel. */
export type NotificationMessage = {
	/** The same for every attempt, so that a receiver can recognise it. */
	key: string
	accountId: number
	/** Including this one. */
	tries: number
	locale: UiLocale
	/** The destination as stored when the channel was set up; the deliverer parses it by a schema. */
	destination: Record<string, unknown>
	/** By follow, in the reader's order; a story is listed under the first follow that matched. */
	parts: readonly { follow: { id: number; name: string }; stories: readonly NewsItem[] }[]
	/** The number of further stories that did not fit. */
	more: number
	/** The briefing of the day, in its order; nothing beside it. */
	briefing?: readonly BriefedStory[] | undefined
}

type Outcome =
	| { kind: 'sent' }
	/** Retried for a day, with growing pauses or after the pause that the receiver asked for. */
	| { kind: 'later'; problem: string; pauseMs?: number | undefined }
	/** Not attempted, because two deliveries to its host are running. */
	| { kind: 'busy' }
	/** Not retried: the channel is paused, and the dashboard shows the reason. */
	| { kind: 'gone'; why: PauseReason }

/** Sends messages on one channel; `src/main/wiring/open-deliverers.ts` lists all channels. */
export type Deliverer = (message: NotificationMessage) => Promise<Outcome>
export type Deliverers = Partial<Record<InstantWay, Deliverer>>
