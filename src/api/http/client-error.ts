import type { Socket } from 'node:net'
import { Problem, type ProblemCode, presentProblem, problems } from './problem.ts'

const codes: Record<string, ProblemCode> = {
	HPE_HEADER_OVERFLOW: 'headers_too_large',
	ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}
const reasons: Record<number, string> = {
	400: 'Bad Request',
	408: 'Request Timeout',
	431: 'Request Header Fields Too Large',
}

/** Answers what is not HTTP, or too slow or too large to become a request, and hangs up. */
export function answerClientError(error: { code?: string | undefined }, socket: Socket): void {
	if (error.code === 'ECONNRESET' || socket.destroyed) return
	const problem = new Problem(codes[error.code ?? ''] ?? 'invalid_input')
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
