import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readJson } from '#api/http/json-body.ts'
import { readMultipartForm } from '#api/http/multipart-form.ts'
import { Problem, wrongField } from '#domain/problem.ts'

declare module 'fastify' {
	interface FastifyRequest {
		/** The picture that came with the request, if one did. */
		picture: Uint8Array | undefined
	}
}

const kibibyte = 1024
const mebibyte = 1024 * kibibyte
/** The form has a picture and, besides it, as much as any other body. */
const largestPicture = 2 * mebibyte
const largestForm = largestPicture + 16 * kibibyte
const tooManyParts = 'has more parts than files and changes'

export const hasForm = ({ headers }: FastifyRequest): boolean =>
	/^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/**
 * A form of a picture and the changes that go with it. The limits of time and size are those of every other body. The route
 * checks the changes.
 */
export function addPictureForm(app: FastifyInstance): void {
	app.decorateRequest('picture')
	app.addContentTypeParser(
		'multipart/form-data',
		{ parseAs: 'buffer', bodyLimit: largestForm },
		async (request: FastifyRequest, body: Buffer) => {
			const limits = { parts: 2, bytes: largestPicture, tooManyParts }
			const parts = await readMultipartForm(body, request, limits)
			const [file, ...otherFiles] = parts.filter(({ name }) => name === 'files')
			const [changes, ...otherChanges] = parts.filter(({ name }) => name === 'changes')
			if (!file?.isFile || otherFiles.length > 0) throw wrongField('files', 'must be one file')
			if (otherChanges.length > 0 || parts.length > (changes === undefined ? 1 : 2))
				throw wrongField('(body)', tooManyParts)
			request.picture = new Uint8Array(file.bytes)
			return changes === undefined ? {} : readChanges(changes.bytes)
		},
	)
}

function readChanges(bytes: Buffer): unknown {
	if (bytes.length > 16 * kibibyte) throw new Problem('too_large')
	try {
		return readJson(bytes)
	} catch {
		throw wrongField('changes', 'is not valid JSON')
	}
}
