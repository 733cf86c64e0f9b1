import type { UiLocale } from '#domain/locale.ts'
import type { Result } from '#domain/result.ts'

/** A letter in words, ready to be sent. */
export type Letter = { subject: string; text: string; html: string }

export type Mail = Letter & {
	/** Stays the same when a letter is sent again, so that a mailbox can tell a second copy. */
	id: string
	kind: string
	to: string
	locale: UiLocale
	createdAt: Date
	/** The address that the letter is about, told where there is no mail server. */
	link: string
	/** Where one press ends letters of this kind, of those that can be ended. */
	unsubscribe?: string | undefined
}

/** `refused`: this address takes no mail. `later`: anything else, including a server that is not set up right. */
export type DeliveryProblem = { kind: 'refused' | 'later'; message: string }
export type MailTransport = (mail: Mail) => Promise<Result<void, DeliveryProblem>>
