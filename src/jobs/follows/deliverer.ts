import type { InstantWay, PauseReason } from '#domain/follow.ts'
import type { UiLocale } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'

/** What one reader is told at once on one way. */
export type TellingMessage = {
	/** Stays the same when it is sent again, so that a receiver can know it. */
	key: string
	accountId: number
	/** With this one. */
	tries: number
	locale: UiLocale
	/** Where to, as the way itself wrote it down when it was set up: its deliverer reads it by a schema. */
	destination: Record<string, unknown>
	/** By follow, in the reader's order; a story stands under the first that brought it. */
	parts: readonly { follow: { id: number; name: string }; stories: readonly NewsItem[] }[]
	/** So many more came that there was no room for. */
	more: number
}

type Outcome =
	| { kind: 'sent' }
	/** Tried again with growing pauses, or after the pause that the other side asked for, for a day. */
	| { kind: 'later'; problem: string; pauseMs?: number | undefined }
	/** Nothing was tried: two deliveries to its host are running. */
	| { kind: 'busy' }
	/** Never again by itself: the way is paused, and the dashboard says why. */
	| { kind: 'gone'; why: PauseReason }

/** Sends a message on one way. Another way is another of these; see `src/main/wiring/open-deliverers.ts`. */
export type Deliverer = (message: TellingMessage) => Promise<Outcome>
export type Deliverers = Partial<Record<InstantWay, Deliverer>>
