import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import { problemAnswer } from './problem.ts'

const token = z.string().max(8_192)

export const googleStartQuery = z.object({ lang: z.enum(locales).default('en') })

export const googleRequest = z.object({
	state: z.string().max(512).describe('From the callback; it works once, in the browser that began.'),
	code: token.optional(),
	iss: z.string().max(512).optional().describe('Passed on from the callback, if it was there.'),
	error: z.string().max(512).optional().describe('From the callback, where the visitor went back.'),
	id_token: token.optional(),
	access_token: token.optional(),
	provider: z.string().max(100).optional(),
	token_type: z.string().max(100).optional(),
	user_email: z.string().max(400).optional().describe('Never believed; the id_token says who it is.'),
	first_name: z.string().max(400).optional().describe('Never believed.'),
	last_name: z.string().max(400).optional().describe('Never believed.'),
})

export const googleAnswer = z.object({
	status: z.literal(1),
	data: z.object({ token: z.string().describe('For the Authorization header.') }),
})
export type GoogleAnswer = z.output<typeof googleAnswer>

export const linkRequiredAnswer = problemAnswer.extend({
	link_token: z.string().describe('To be sent with the log-in, within ten minutes.'),
})
