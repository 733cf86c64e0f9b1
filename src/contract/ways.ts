import { z } from 'zod'
import { followWays, pauseReasons } from '#domain/follow.ts'

const way = z.enum(followWays)

export const waysAnswer = z.object({
	status: z.literal(1),
	data: z.object({
		offered: z.array(way).describe('What a follow can be told by here.'),
		set_up: z
			.array(
				z.object({
					way,
					paused: z
						.enum(pauseReasons)
						.nullable()
						.describe('Why nothing is sent that way any more; null while it works.'),
				}),
			)
			.describe('The ways that the user has set up; a feed needs none of it.'),
	}),
})
export type WaysAnswer = z.output<typeof waysAnswer>

export const wayRequest = z.object({ way })
