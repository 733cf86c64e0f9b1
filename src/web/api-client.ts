import type { ToWorker } from '#web/offline/worker-messages.ts'
import { cookie, forget, recall, rememberForServer } from './local-storage.ts'

/** A response of the API that is not a success. Status 0: the server was not reached at all. */
export type CallFailure = {
	status: number
	code: string
	message: string
	/** How long the server wants us to wait. */
	retryAfterSeconds?: number
	/** The whole body, for the few callers that need more of it. */
	body?: unknown
}
export type CallResult<Body> = { ok: true; value: Body } | { ok: false; failure: CallFailure }

/** A response of our service worker, which queues what is done offline and sends it later. */
export type MaybeQueued<Body> = Body & { queued?: true }

const unreachable: CallFailure = { status: 0, code: 'unreachable', message: '' }

/** The body is read, or the browser could not use the connection again. */
const requestSession = () => fetch('/v1/session/').then((response) => response.arrayBuffer())

/** The session is fetched from the server if it is missing, and waited for while another call renews it. */
let session: Promise<unknown> | undefined
async function ensureSession(): Promise<void> {
	await sessionRenewed
	if (cookie('csrftoken') !== undefined) return
	session ??= requestSession().finally(() => {
		session = undefined
	})
	await session
}

/** A page that is being left drops its calls. That says nothing about the server, and must log nobody out. */
const leavingMs = 5_000
let leftAt = Number.NEGATIVE_INFINITY
if (typeof window !== 'undefined') {
	for (const event of ['beforeunload', 'pagehide']) {
		window.addEventListener(event, () => {
			leftAt = performance.now()
		})
	}
}
const isBeingLeft = () => performance.now() - leftAt < leavingMs
const never = new Promise<never>(() => {})

type CallOptions = {
	keepalive?: boolean
	signal?: AbortSignal
	/** For logging in and similar calls: an expired token must not prevent a new one. */
	asNobody?: boolean
}

const knownToken = (): string | undefined =>
	recall('user_is_logged_in') === 'true' ? recall('user_access_token') : undefined

/** Headers that authorise a write: the user's token and the CSRF token of the session. */
export const proofHeaders = (): Record<string, string> => {
	const token = knownToken()
	return {
		...(token === undefined ? {} : { authorization: `Token ${token}` }),
		'x-csrftoken': cookie('csrftoken') ?? '',
	}
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * The browser's client of /v1. Responses come from our own server, which checks them by the same schemas as the types.
 */
export async function call<Body>(
	method: Method,
	path: string,
	body?: unknown,
	{ asNobody = false, ...more }: CallOptions = {},
): Promise<CallResult<Body>> {
	const token = asNobody ? undefined : knownToken()
	const result = await send<Body>(method, path, body, token, more)
	if (result.ok || result.failure.status !== 401 || token === undefined || path.startsWith('/v1/user/'))
		return result
	// A revoked token is deleted, and requests that need no account are sent again without it, so that news is still
	// shown.
	if (knownToken() === token) {
		clearCredentials()
		// The browser's session was revoked with its token, and a vote needs a valid one.
		sessionRenewed = requestSession().catch(() => undefined)
	}
	await sessionRenewed
	return send<Body>(method, path, body, knownToken(), more)
}

/** The same without a token: of a visitor who is nobody yet, or of what the browser may cache because all see the same. */
export const callAsNobody = <Body>(method: Method, path: string, body?: unknown): Promise<CallResult<Body>> =>
	call<Body>(method, path, body, { asNobody: true })

/** Calls that are refused together wait for the same renewal. */
let sessionRenewed: Promise<unknown> | undefined

async function send<Body>(
	method: Method,
	path: string,
	body: unknown,
	token: string | undefined,
	more: Omit<CallOptions, 'asNobody'>,
): Promise<CallResult<Body>> {
	try {
		if (method !== 'GET' && token === undefined) await ensureSession()
		const response = await fetch(path, {
			method,
			credentials: 'same-origin',
			headers: {
				...(body === undefined ? {} : { 'content-type': 'application/json' }),
				...(token === undefined ? {} : { authorization: `Token ${token}` }),
				// Only writes need the token, and reading a cookie waits for another process.
				...(method === 'GET' ? {} : { 'x-csrftoken': cookie('csrftoken') ?? '' }),
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
			...more,
		})
		const received = await response.json()
		if (response.ok) return { ok: true, value: received as Body }
		return { ok: false, failure: failureOf(response, received) }
	} catch (error) {
		if (error instanceof DOMException && error.name === 'AbortError') throw error
		return isBeingLeft() ? never : { ok: false, failure: unreachable }
	}
}

export function failureOf(
	{ status, headers }: Pick<Response, 'status' | 'headers'>,
	body: unknown,
): CallFailure {
	const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
	const { code = 'unknown', message = '' } = (error ?? {}) as Partial<CallFailure>
	const wait = Number(headers.get('retry-after') ?? 'none')
	return { status, code, message, body, ...(Number.isFinite(wait) ? { retryAfterSeconds: wait } : {}) }
}

/** Deletes a token that the server no longer knows, without a message. */
export function clearCredentials(): void {
	forget('user_access_token')
	forget('user_favorite_filters')
	forget('filter_init')
	forget('user_profile_image')
	forget('activated_by')
	rememberForServer('user_is_logged_in', 'false')
	// The service worker deletes its caches at log-out.
	const message: ToWorker = { kind: 'forget' }
	const worker = navigator.serviceWorker
	// A page that was reloaded past the service worker is not controlled by it, but its caches exist.
	if (worker?.controller) worker.controller.postMessage(message)
	else void worker?.ready.then(({ active }) => active?.postMessage(message))
}
