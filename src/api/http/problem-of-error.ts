import type { Socket } from 'node:net'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import {
	type FieldIssue,
	Problem,
	type ProblemCode,
	presentProblem,
	problems,
	unavailable,
} from '#domain/problem.ts'
import { HashingBusyError } from '#services/accounts/password-hashing.ts'
import { databaseFailureOf } from '#store/database/database-failure.ts'

const codeOfFastifyError: Record<string, ProblemCode> = {
	FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
	FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
	FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_input',
	FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_input',
	FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
	FST_ERR_BAD_URL: 'invalid_input',
	FST_ERR_HANDLER_TIMEOUT: 'unavailable',
	FST_UNDER_PRESSURE: 'unavailable',
	ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** The static file server refuses with an error that has a status. */
const codeOfStatus: Record<number, ProblemCode> = {
	412: 'precondition_failed',
	416: 'range_not_satisfiable',
}

const codeOf = (error: unknown): string =>
	typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

const statusOf = (error: unknown): number =>
	error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : Number.NaN

function issuesOf(error: unknown): FieldIssue[] {
	if (!hasZodFastifySchemaValidationErrors(error)) return []
	return error.validation.map((issue) => ({
		field: issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || '(body)',
		message: issue.message ?? 'is not as expected',
	}))
}

/** Converts anything thrown to a problem; an unexpected error is `internal` and reveals nothing of its cause. */
export function problemOfError(error: unknown): Problem {
	if (error instanceof Problem) return error
	const issues = issuesOf(error)
	if (issues.length > 0) {
		const named = issues.map((issue) => `${issue.field}: ${issue.message}`).join('; ')
		return new Problem('invalid_input', { message: named, issues })
	}
	const code = codeOfFastifyError[codeOf(error)] ?? codeOfStatus[statusOf(error)]
	if (code === 'unavailable' || error instanceof HashingBusyError || databaseFailureOf(error) !== undefined)
		return unavailable
	if (code !== undefined) return new Problem(code)
	// A body that is not JSON reaches us as a bare SyntaxError with status 400.
	if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400) {
		return new Problem('invalid_input', { message: 'The body is not valid JSON.' })
	}
	return new Problem(refusedByFastify(error) ? 'invalid_input' : 'internal')
}

/** What Fastify itself refuses, and is not in the table, is still the client's fault. */
const refusedByFastify = (error: unknown): boolean =>
	codeOf(error).startsWith('FST_') &&
	error instanceof Error &&
	'statusCode' in error &&
	Number(error.statusCode) >= 400 &&
	Number(error.statusCode) < 500

const codeOfSocketError: Record<string, ProblemCode> = {
	HPE_HEADER_OVERFLOW: 'headers_too_large',
	ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}
const reasons: Record<number, string> = {
	400: 'Bad Request',
	408: 'Request Timeout',
	431: 'Request Header Fields Too Large',
}

/** Responds to input that is not HTTP, or is too slow or too large to become a request, and closes the connection. */
export function respondToClientError(error: { code?: string | undefined }, socket: Socket): void {
	if (error.code === 'ECONNRESET' || socket.destroyed) return
	const problem = new Problem(codeOfSocketError[error.code ?? ''] ?? 'invalid_input')
	const { status } = problems[problem.code]
	const body = JSON.stringify(presentProblem(problem))
	if (socket.writable) {
		socket.write(
			[
				`HTTP/1.1 ${status} ${reasons[status] ?? ''}`,
				'content-type: application/json; charset=utf-8',
				`content-length: ${Buffer.byteLength(body)}`,
				'x-content-type-options: nosniff',
				'cache-control: no-store',
				'connection: close',
				'',
				body,
			].join('\r\n'),
		)
	}
	socket.destroy()
}
