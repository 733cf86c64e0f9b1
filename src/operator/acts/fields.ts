import { z } from 'zod'

/** A checkbox of a form, or a boolean of JSON and commands. */
export const tick = z.union([z.boolean(), z.literal('yes').transform(() => true)]).default(false)

/** Names that are separated by blanks or commas. */
export const namesIn = (typed: string): string[] => typed.split(/[\s,،]+/).filter((name) => name !== '')

/** A field that may occur once, several times or not at all. */
export const listOf = <Value>(one: z.ZodType<Value>): z.ZodType<Value[]> =>
	z.preprocess((given) => (given === undefined ? [] : [given].flat()), z.array(one).max(200))
