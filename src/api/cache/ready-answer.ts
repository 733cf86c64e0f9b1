import type { IncomingMessage } from 'node:http'
import { Problem, presentProblem, problems } from '#api/http/problem.ts'
import { type CachedResponse, cachedJson, compressResponse, encodingFor } from './cached-response.ts'
import type { Ready } from './send-response.ts'

/** A response in the client's encoding, packed where it is not yet. */
export async function packed({ headers }: IncomingMessage, response: CachedResponse): Promise<Ready> {
	const form = encodingFor(response, headers['accept-encoding'])
	const bytes =
		response.bytes[form] ?? (form === 'identity' ? undefined : await compressResponse(response, form))
	return { response, form, bytes }
}

export function refusalOf(problem: Problem): Ready {
	const told = cachedJson(presentProblem(problem), {
		'cache-control': 'no-store',
		...(problem.retryAfterSeconds && { 'retry-after': String(problem.retryAfterSeconds) }),
	})
	const response = { ...told, status: problems[problem.code].status }
	return { response, form: 'identity', bytes: told.bytes.identity }
}

/** Under overload every other answer may be this one. */
export const busy = refusalOf(new Problem('unavailable', { retryAfterSeconds: 2 }))
