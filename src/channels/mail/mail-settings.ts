import { z } from 'zod'
import { digestPeriods } from '#domain/digest.ts'

export const mailSettings = z.object({
	period: z.enum(digestPeriods),
	weekday: z.int().min(0).max(6),
	hour: z.int().min(0).max(23),
	/** Identifies the reader in the unsubscribe link. */
	unsubscribe: z.string(),
})
