import { z } from 'zod'

// The schemas of `reader_channel.destination`, by channel.

/** Channels that can send the briefing. */
export const briefingSettings = z.object({
	/** The hour of the briefing; absent if each story is sent immediately. */
	hour: z.int().min(0).max(23).optional(),
	/** Identifies the reader in the unsubscribe link. */
	unsubscribe: z.string().optional(),
})

/** Channels that are set up by an address. */
export const addressSettings = briefingSettings.extend({
	url: z.string(),
	/** Signs the messages of channels that are signed. */
	secret: z.string().optional(),
})
