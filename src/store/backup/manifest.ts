import { z } from 'zod'

/** Raised when an older program could not read what this one writes. */
export const formatVersion = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const wholeNumber = z.number().int().nonnegative()

const part = z.object({
	/** Where its compressed bytes stand in the file, and the checksum of those bytes. */
	offset: wholeNumber,
	bytes: wholeNumber,
	sha256,
})

export const manifestSchema = z.object({
	format: z.literal(formatVersion),
	product: z.object({ name: z.literal('zagros'), version: z.string() }),
	madeAt: z.iso.datetime(),
	news: z.enum(['live', 'sample']),
	migrations: z.array(z.object({ version: wholeNumber, name: z.string(), checksum: sha256 })).min(1),
	tables: z.array(part.extend({ name: z.string(), columns: z.array(z.string()).min(1), rows: wholeNumber })),
	/** Text, because a sequence counts further than a JSON number does. */
	sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/), called: z.boolean() })),
})

/** What is in a backup; it stands at the file's end, because only then it is known. */
export type Manifest = z.output<typeof manifestSchema>
export type TablePart = Manifest['tables'][number]
export type FilePart = z.output<typeof part>

/** How far it is, for who watches. */
export type Progress = { table: string; done: number; tables: number; bytes: number }
