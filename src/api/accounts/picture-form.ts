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

export const bringsForm = ({ headers }: FastifyRequest): boolean =>
	/^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/**
 * A form of a picture and the changes that go with it. It is small enough to be read whole, so it is: no temporary
 * file, and the limits of time and size are those of every other body. What the changes are is the route's to check.
 */
export function addPictureForm(app: FastifyInstance): void {
	app.addContentTypeParser(
		'multipart/form-data',
		{ parseAs: 'buffer', bodyLimit: largestForm },
		async (request: FastifyRequest, body: Buffer) => {
			const form = await readForm(body, request.headers['content-type'] ?? '')
			const parts = [...form]
			const files = parts.filter(([name]) => name === 'files').map(([, value]) => value)
			const changes = parts.filter(([name]) => name === 'changes').map(([, value]) => value)
			const [file] = files
			if (files.length !== 1 || !(file instanceof File)) throw refusal('files', 'must be one file')
			if (changes.length > 1 || parts.length > 2)
				throw refusal('(body)', 'has more parts than files and changes')
			if (file.size > largestPicture) throw new Problem('too_large')
			pictures.set(request, new Uint8Array(await file.arrayBuffer()))
			return changes[0] === undefined ? {} : readChanges(changes[0])
		},
	)
}

/** The platform's own reader of forms; a file's name and type are the sender's claims and are not looked at. */
async function readForm(body: Buffer<ArrayBufferLike>, type: string): Promise<FormData> {
	try {
		return await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
	} catch {
		throw refusal('(body)', 'is not a form')
	}
}

async function readChanges(changes: FormDataEntryValue): Promise<unknown> {
	const bytes = changes instanceof File ? Buffer.from(await changes.arrayBuffer()) : Buffer.from(changes)
	if (bytes.length > 16 * kibibyte) throw new Problem('too_large')
	try {
		return readJson(bytes)
	} catch {
		throw refusal('changes', 'is not valid JSON')
	}
}

const refusal = (field: string, message: string) =>
	new Problem('invalid_input', { message: `${field}: ${message}`, issues: [{ field, message }] })
