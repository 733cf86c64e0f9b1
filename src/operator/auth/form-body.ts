import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readMultipartForm } from '#api/http/multipart-form.ts'
import { csrfTokenFits } from '#api/identity/browser-session.ts'
import { authorizationToken } from '#api/identity/identity.ts'
import { requireOwnOrigin } from '#api/identity/write-guard.ts'
import { Problem } from '#domain/problem.ts'
import { largestBannerBytes } from '#services/ads/encode-banner.ts'

/** Parses forms as names and values; a repeated name becomes a list, and a file its bytes. */
export function addFormBody(desk: FastifyInstance): void {
	desk.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'string' },
		(_request, body, done) => {
			const fields: Record<string, string | string[]> = Object.create(null)
			const form = new URLSearchParams(String(body))
			for (const name of new Set(form.keys())) {
				const values = form.getAll(name)
				fields[name] = values.length === 1 ? (values[0] ?? '') : values
			}
			done(null, fields)
		},
	)
	desk.addContentTypeParser(
		'multipart/form-data',
		{ parseAs: 'buffer', bodyLimit: largestForm },
		async (request: FastifyRequest, body: Buffer) => {
			const limits = { parts: mostParts, bytes: largestBannerBytes, tooManyParts: 'has too many parts' }
			const fields: Record<string, string | Uint8Array> = Object.create(null)
			for (const { name, isFile, bytes } of await readMultipartForm(body, request, limits)) {
				fields[name] = isFile ? new Uint8Array(bytes) : bytes.toString('utf8')
			}
			return fields
		},
	)
}

/** Two banners and the other fields. */
const largestForm = 2 * largestBannerBytes + 64 * 1024
const mostParts = 40

/** A form of the desk contains the CSRF token of its session; a program sends it in a header, or its own token. */
export function requireOwnForm(request: FastifyRequest): void {
	const { body, server, url, visit } = request
	const { publicUrl, secret } = server.site
	requireOwnOrigin(request, publicUrl)
	if (url.startsWith('/v1/') && authorizationToken(request) !== undefined) return
	const field = typeof body === 'object' && body !== null && 'csrf' in body ? body.csrf : undefined
	const shown = field ?? request.headers['x-csrftoken']
	const fits =
		visit.session !== undefined && typeof shown === 'string' && csrfTokenFits(secret, visit.session, shown)
	if (!fits) throw new Problem('csrf_failed')
}
