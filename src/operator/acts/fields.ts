import { z } from 'zod'

/** A field that may come once, several times or not at all. */
export const listOf = <Value>(one: z.ZodType<Value>): z.ZodType<Value[]> =>
	z.preprocess((given) => (given === undefined ? [] : [given].flat()), z.array(one).max(200))
