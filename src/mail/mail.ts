import type { UiLocale } from '#domain/locale.ts'
import type { Result } from '#domain/result.ts'

export type EmailContent = { subject: string; text: string; html: string }

export type Mail = EmailContent & {
	/** The same for every attempt to send an e-mail, so that a mailbox can recognise a second copy. */
	id: string
	kind: string
	to: string
	locale: UiLocale
	createdAt: Date
	/** The link in the e-mail, which is logged if there is no mail server. */
	link: string
	/** The address that unsubscribes with one click, if the reader can unsubscribe from this kind of e-mail. */
	unsubscribe?: string | undefined
}

/** `refused`: the recipient's address is rejected. `later`: any other failure, also a wrongly configured mail server. */
export type DeliveryProblem = { kind: 'refused' | 'later'; message: string }
export type MailTransport = (mail: Mail) => Promise<Result<void, DeliveryProblem>>
