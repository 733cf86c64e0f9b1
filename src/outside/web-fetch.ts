import type { FetchRequest, GuardedFetch } from '#domain/fetch-outcome.ts'

type WebFetchInit = {
	method?: string | undefined
	headers?: HeadersInit | undefined
	body?: unknown
	redirect?: string | undefined
	signal?: AbortSignal | null | undefined
}

const methods = ['GET', 'HEAD', 'POST'] as const
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

function readMethod(method = 'GET'): NonNullable<FetchRequest['method']> {
	const known = methods.find((one) => one === method.toUpperCase())
	if (known === undefined) throw new TypeError(`guarded fetch does not send ${method}`)
	return known
}

function readPayload(body: unknown): string | Uint8Array | undefined {
	if (body === undefined || body === null) return undefined
	if (typeof body === 'string' || body instanceof Uint8Array) return body
	if (body instanceof URLSearchParams) return body.toString()
	if (body instanceof ArrayBuffer) return new Uint8Array(body)
	throw new TypeError('guarded fetch sends text, bytes or URLSearchParams')
}

/** The guarded fetch with the signature of the standard fetch, for libraries that need one (openid-client). */
export function asFetch(get: GuardedFetch) {
	return async (url: string | URL, init: WebFetchInit = {}): Promise<Response> => {
		const headers = new Headers(init.headers)
		if (init.body instanceof URLSearchParams && !headers.has('content-type')) {
			headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8')
		}
		const page = await get({
			url: String(url),
			method: readMethod(init.method),
			headers: Object.fromEntries(headers),
			body: readPayload(init.body),
			redirect: init.redirect === 'manual' ? 'manual' : 'follow',
			signal: init.signal ?? undefined,
		})
		init.signal?.throwIfAborted()
		// The standard fetch throws on a network failure, and libraries rely on it.
		if (!page.ok) throw new TypeError(`fetch failed: ${page.failure.message}`, { cause: page.failure })
		const { status, headers: received, body } = page.value
		// The body is decoded already, and readers of the response must not decode it again.
		received.delete('content-encoding')
		received.delete('content-length')
		const response = new Response(bodiless.has(status) ? null : Buffer.from(body), {
			status,
			headers: received,
		})
		Object.defineProperty(response, 'url', { value: page.value.finalUrl })
		return response
	}
}
