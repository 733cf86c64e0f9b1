import { z } from 'zod'

// What `reader_way.destination` holds of a channel.

/** Of every channel that can carry the briefing. */
export const briefingSettings = z.object({
	/** At which the briefing is sent; absent where each story is sent as it comes. */
	hour: z.int().min(0).max(23).optional(),
	/** Names the reader in the link with which they unsubscribe. */
	unsubscribe: z.string().optional(),
})

/** Of every channel that is set up by an address. */
export const addressSettings = briefingSettings.extend({
	url: z.string(),
	/** Signs what is sent there, where messages are signed. */
	secret: z.string().optional(),
})
