import { z } from 'zod'

export const sessionResponse = z.object({
	status: z.literal(1),
	session: z.string().describe('A public id of this browser’s session; never the credential.'),
})

export const csrfResponse = z.object({
	status: z.literal(1),
	data: z.object({ csrftoken: z.string().describe('To be sent as X-CSRFToken with a write.') }),
})

export const locationResponse = z.object({
	country_code: z.string().nullable().describe('Two letters, or null if unknown.'),
})
export type LocationResponse = z.output<typeof locationResponse>
