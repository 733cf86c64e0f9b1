import { z } from 'zod'

export const sessionAnswer = z.object({
	status: z.literal(1),
	session: z.string().describe('A public name of this browser’s session; never the credential.'),
})

export const csrfAnswer = z.object({
	status: z.literal(1),
	data: z.object({ csrftoken: z.string().describe('To be sent as X-CSRFToken with a write.') }),
})

export const locationAnswer = z.object({
	country_code: z.string().nullable().describe('Two letters, or null when the address tells nothing.'),
})
export type LocationAnswer = z.output<typeof locationAnswer>
