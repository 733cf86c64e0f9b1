import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyHeaders } from '@fastify/busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readJson } from '#api/http/json-body.ts'
import { Problem } from '#api/http/problem.ts'

const kibibyte = 1024
const mebibyte = 1024 * kibibyte
/** A picture and, beside it, as much as any other body. */
const largestPicture = 2 * mebibyte
const largestForm = largestPicture + 16 * kibibyte

const pictures = new WeakMap<FastifyRequest, Uint8Array>()

/** The picture that came with a request, if one did. */
export const sentPicture = (request: FastifyRequest): Uint8Array | undefined => pictures.get(request)

export const hasForm = ({ headers }: FastifyRequest): boolean =>
	/^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/**
 * The form is parsed in pieces, so that one of thousands of parts is refused at its third part and the rest is never
 * read.
 */
const pieceBytes = 16 * kibibyte

type Part = { name: string; isFile: boolean; bytes: Buffer }

/**
 * A form of a picture and the changes that go with it. The body is small enough to be held in memory, so no temporary
 * file is written and the limits of time and size are those of every other body. The route checks the changes.
 */
export function addPictureForm(app: FastifyInstance): void {
	app.addContentTypeParser(
		'multipart/form-data',
		{ parseAs: 'buffer', bodyLimit: largestForm },
		async (request: FastifyRequest, body: Buffer) => {
			const parts = await readForm(body, request.headers as BusboyHeaders)
			const [file, ...otherFiles] = parts.filter(({ name }) => name === 'files')
			const [changes, ...otherChanges] = parts.filter(({ name }) => name === 'changes')
			if (!file?.isFile || otherFiles.length > 0) throw refusal('files', 'must be one file')
			if (otherChanges.length > 0 || parts.length > (changes === undefined ? 1 : 2)) throw tooManyParts()
			pictures.set(request, new Uint8Array(file.bytes))
			return changes === undefined ? {} : readChanges(changes.bytes)
		},
	)
}

/** A file's name and type are the sender's claims and are ignored. */
async function readForm(body: Buffer, headers: BusboyHeaders): Promise<Part[]> {
	const parts: Part[] = []
	try {
		const form = new Busboy({
			headers,
			isPartAFile: () => true,
			limits: { parts: 2, fileSize: largestPicture, headerPairs: 16, headerSize: 8 * kibibyte },
		})
		form.on('file', (name, stream, filename) => {
			const chunks: Buffer[] = []
			stream.on('data', (chunk: Buffer) => chunks.push(chunk))
			stream.on('limit', () => form.destroy(new Problem('too_large')))
			stream.on('end', () =>
				parts.push({ name, isFile: filename !== undefined, bytes: Buffer.concat(chunks) }),
			)
		})
		form.on('partsLimit', () => form.destroy(tooManyParts()))
		await pipeline(Readable.from(piecesOf(body)), form)
	} catch (error) {
		throw error instanceof Problem ? error : refusal('(body)', 'is not a form')
	}
	return parts
}

function* piecesOf(body: Buffer): Generator<Buffer> {
	for (let at = 0; at < body.length; at += pieceBytes) yield body.subarray(at, at + pieceBytes)
}

function readChanges(bytes: Buffer): unknown {
	if (bytes.length > 16 * kibibyte) throw new Problem('too_large')
	try {
		return readJson(bytes)
	} catch {
		throw refusal('changes', 'is not valid JSON')
	}
}

const tooManyParts = () => refusal('(body)', 'has more parts than files and changes')

const refusal = (field: string, message: string) =>
	new Problem('invalid_input', { message: `${field}: ${message}`, issues: [{ field, message }] })
