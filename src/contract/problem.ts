import { z } from 'zod'

/** Every error of the API, whatever its HTTP status. */
export const problemResponse = z
	.object({
		status: z.literal(0),
		error: z.object({
			code: z.string().describe('One word for programs, such as invalid_input.'),
			message: z.string().describe('One sentence for people.'),
			issues: z
				.array(z.object({ field: z.string(), message: z.string() }))
				.optional()
				.describe('What is wrong, field by field.'),
		}),
	})
	.describe('What went wrong.')
/** The responses of a route that refuses with these statuses. */
export const problemResponses = <Status extends number>(...statuses: Status[]) =>
	Object.fromEntries(statuses.map((status) => [status, problemResponse])) as Record<
		Status,
		typeof problemResponse
	>

export type ProblemResponse = z.output<typeof problemResponse>
