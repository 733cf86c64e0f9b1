import { z } from 'zod'

/** Increased when older programs could not read the file. */
export const formatVersion = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const wholeNumber = z.number().int().nonnegative()

const part = z.object({
	/** The position of its compressed bytes in the file, and their checksum. */
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
	/** Text, because a sequence exceeds the range of JSON numbers. */
	sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/), called: z.boolean() })),
})

/** The content of a backup; it is at the end of the file, because only then it is known. */
export type Manifest = z.output<typeof manifestSchema>
export type TablePart = Manifest['tables'][number]
export type FilePart = z.output<typeof part>

/** The progress of a backup. */
export type Progress = { table: string; done: number; tables: number; bytes: number }
