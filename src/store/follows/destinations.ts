import { z } from 'zod'
import { digestPeriods } from '#domain/digest.ts'

/** Where each way leads, as `reader_way` keeps it. */
const mail = z.object({
	period: z.enum(digestPeriods),
	weekday: z.int().min(0).max(6),
	hour: z.int().min(0).max(23),
	/** Names the reader in the link with which they unsubscribe. */
	unsubscribe: z.string(),
})

const webhook = z.object({
	url: z.string(),
	/** Signs what is sent there. */
	secret: z.string(),
})

const briefing = z.object({
	/** At which the briefing is sent; absent where each story is sent as it comes. */
	hour: z.int().min(0).max(23).optional(),
	unsubscribe: z.string().optional(),
})

const telegram = briefing.extend({ chat: z.int() })

export const readMailDestination = (stored: unknown) => mail.parse(stored)
export const readWebhookDestination = (stored: unknown) => webhook.parse(stored)
/** When a chat or browsers are sent the briefing. */
export const readBriefingDestination = (stored: unknown) => briefing.parse(stored)
export const readTelegramDestination = (stored: unknown) => telegram.parse(stored)
