import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { Problem, wrongField } from '#domain/problem.ts'

const kibibyte = 1024

export type FormPart = { name: string; isFile: boolean; bytes: Buffer }

type FormLimits = {
	parts: number
	/** Of one part. */
	bytes: number
	tooManyParts: string
}

/**
 * The form is parsed in pieces, so that one of thousands of parts is refused at its first part too many and the rest is
 * never read.
 */
const pieceBytes = 16 * kibibyte

/**
 * The parts of a form with files. The body is small enough to be held in memory, so no temporary file is written. A file's
 * name and type are the sender's claims and are ignored.
 */
export async function readMultipartForm(
	body: Buffer,
	{ headers }: Pick<FastifyRequest, 'headers'>,
	limits: FormLimits,
): Promise<FormPart[]> {
	const parts: FormPart[] = []
	try {
		const form = new Busboy({
			headers: headers as BusboyHeaders,
			isPartAFile: () => true,
			limits: { parts: limits.parts, fileSize: limits.bytes, headerPairs: 16, headerSize: 8 * kibibyte },
		})
		form.on('file', (name, stream, filename) => {
			const chunks: Buffer[] = []
			stream.on('data', (chunk: Buffer) => chunks.push(chunk))
			stream.on('limit', () => form.destroy(new Problem('too_large')))
			stream.on('end', () =>
				parts.push({ name, isFile: filename !== undefined, bytes: Buffer.concat(chunks) }),
			)
		})
		form.on('partsLimit', () => form.destroy(wrongField('(body)', limits.tooManyParts)))
		await pipeline(Readable.from(piecesOf(body)), form)
	} catch (error) {
		throw error instanceof Problem ? error : wrongField('(body)', 'is not a form')
	}
	return parts
}

function* piecesOf(body: Buffer): Generator<Buffer> {
	for (let at = 0; at < body.length; at += pieceBytes) yield body.subarray(at, at + pieceBytes)
}
