import { errors } from 'undici'
import type { FetchFailure, FetchFailureKind } from '#domain/fetch-outcome.ts'

/** Carries a failure through undici's callbacks, which only know errors. It does not leave this folder. */
export class FetchFault extends Error {
	readonly kind: FetchFailureKind

	constructor(kind: FetchFailureKind, message: string) {
		super(message)
		this.name = 'FetchFault'
		this.kind = kind
	}
}

/** Error codes of undici and of sockets that the other side causes. */
const kinds: Record<string, FetchFailureKind> = {
	UND_ERR_SOCKET: 'connect_error',
	ECONNRESET: 'connect_error',
	ECONNABORTED: 'connect_error',
	EPIPE: 'connect_error',
	ETIMEDOUT: 'timeout',
	UND_ERR_HEADERS_OVERFLOW: 'too_large',
	UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'http_error',
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** The failure as a status of a source. An unknown error is a bug and is thrown again. */
export function failureOf(error: unknown): FetchFailure {
	if (error instanceof FetchFault) return { kind: error.kind, message: error.message }
	if (!(error instanceof Error)) throw error
	const code = codeOf(error)
	const kind = error instanceof errors.HTTPParserError ? 'http_error' : kinds[code]
	if (kind === undefined) throw error
	return { kind, message: code === '' ? error.message : `${error.message} (${code})` }
}
