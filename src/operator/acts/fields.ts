import { z } from 'zod'

/** A tick of a form, or true as JSON and commands say it. */
export const tick = z.union([z.boolean(), z.literal('yes').transform(() => true)]).default(false)

/** Names that were typed with blanks or commas between them. */
export const namesIn = (typed: string): string[] => typed.split(/[\s,،]+/).filter((name) => name !== '')

/** A field that may come once, several times or not at all. */
export const listOf = <Value>(one: z.ZodType<Value>): z.ZodType<Value[]> =>
	z.preprocess((given) => (given === undefined ? [] : [given].flat()), z.array(one).max(200))
