import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { retryAfterMs } from '#domain/retry-after.ts'

const timeouts = { connectMs: 5_000, headersMs: 10_000, totalMs: 15_000 }
/** 250 coins take 190 kB; more than this is not a response to our request. */
const largestResponse = 512 * 1024

export type PriceFailure = { message: string; retryAfterMs?: number | undefined }

type PriceRequest = { get: GuardedFetch; url: string; headers?: Record<string, string> }

/** The response of a price service as unchecked JSON. */
export async function fetchPriceJson(
	{ get, url, headers = {} }: PriceRequest,
	now: Date,
): Promise<Result<unknown, PriceFailure>> {
	const response = await get({
		url,
		accept: 'application/json',
		headers,
		timeouts,
		maxWire: largestResponse,
		maxDecoded: largestResponse,
	})
	if (!response.ok) return fail(response.failure)
	const { status, headers: given, body } = response.value
	if (status !== 200) {
		const wait = retryAfterMs(given.get('retry-after'), now)
		return fail({ message: `the price service responded ${status}`, retryAfterMs: wait ?? undefined })
	}
	return ok(parse(Buffer.from(body).toString('utf8')))
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
