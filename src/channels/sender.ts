import type { BotChannel, InstantChannel } from '#domain/channels.ts'
import type { PauseReason } from '#domain/follow.ts'
import type { UiLocale } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'
import type { BriefedStory } from '#mail/briefed-story.ts'
import type { ChatBot } from '#outside/chat-bot.ts'
import type { SendPush } from '#outside/web-push.ts'
import type { PostWebhook } from '#outside/webhook.ts'
import type { Queryable } from '#store/sql.ts'

/** One message to one reader on one channel. */
export type NotificationMessage = {
	/** The same for every attempt, so that a receiver can recognise it. */
	key: string
	accountId: number
	/** Including this one. */
	tries: number
	locale: UiLocale
	/** The destination as stored when the channel was set up; the sender parses it by a schema. */
	destination: Record<string, unknown>
	/** By follow, in the reader's order; a story is listed under the first follow that matched. */
	parts: readonly { follow: { id: number; name: string }; stories: readonly NewsItem[] }[]
	/** The number of further stories that did not fit. */
	more: number
	/** The briefing of the day, in its order; the message then has no other parts. */
	briefing?: readonly BriefedStory[] | undefined
	/** A test by the reader, without stories. */
	isTest?: true
}

export type SendOutcome =
	| { kind: 'sent' }
	/** Retried for a day, with growing pauses or after the pause that the receiver asked for. */
	| { kind: 'later'; problem: string; pauseMs?: number | undefined }
	/** Not attempted, because two deliveries to its host are running. */
	| { kind: 'busy' }
	/** Not retried: the channel is paused, and the dashboard shows why. Readers who ended it themselves get no e-mail about it. */
	| { kind: 'gone'; why: PauseReason; problem?: string; byReader?: true }

/** Sends messages on one channel. */
export type Sender = (message: NotificationMessage) => Promise<SendOutcome>
/** Undefined where the operator has not set a channel up. */
export type Senders = { [Name in InstantChannel]?: Sender | undefined }

/** The operator's bots, by the channel on which they write. */
export type ChatBots = { [Name in BotChannel]?: ChatBot | undefined }

/** The dependencies of senders. */
export type SenderParts = {
	db: Queryable
	now: () => Date
	publicUrl: string
	/** Posts to an address that a reader entered, never to a private one. */
	post: PostWebhook
	push: SendPush
	bots: ChatBots
}
