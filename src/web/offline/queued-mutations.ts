/** A vote or a bookmark that waits for a connection. */
type QueuedMutation = {
	/** What it decides: a later decision on the same item replaces it. */
	key: string
	/** Distinguishes it from a later one that replaced it while it was being sent. */
	mark: string
	method: string
	path: string
	body: string
	/** A hash of the reader's token, so that nothing is sent in another's name. Empty for a guest. */
	reader: string
}

const store = 'acts'

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result)
		request.onerror = () => reject(request.error)
	})

async function inStore<Value>(
	mode: IDBTransactionMode,
	act: (acts: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
	const opening = indexedDB.open('zagros', 1)
	opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: 'key' })
	const database = await settled(opening)
	try {
		return await settled(act(database.transaction(store, mode).objectStore(store)))
	} finally {
		database.close()
	}
}

const allMutations = (): Promise<QueuedMutation[]> => inStore('readonly', (acts) => acts.getAll())
export const clearMutations = (): Promise<undefined> => inStore('readwrite', (acts) => acts.clear())

async function hashOf(text: string | null | undefined): Promise<string> {
	if (!text) return ''
	const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
	return String.fromCharCode(...new Uint8Array(hash))
}

const votePath = '/v1/news/votes/'
const bookmarkPath = '/v1/user/favorites/news/'

type Decision = { id: number; subject?: 1 | 2; decision?: 1 | -1 }

/** The key of a request that may be queued; undefined for every other. */
export function mutationKey(method: string, path: string): ((body: string) => string) | undefined {
	const said = (body: string): Decision => JSON.parse(body)
	if (path === votePath && method === 'PUT')
		return (body) => {
			const { id, subject } = said(body)
			return `vote:${id}:${subject}`
		}
	if (path === bookmarkPath && (method === 'PUT' || method === 'DELETE'))
		return (body) => `bookmark:${said(body).id}`
	return undefined
}

/**
 * Decisions on one item are sent one after the other, so that a queued one never arrives after a later one. Those on other
 * items do not wait for them.
 */
const inTurn = <Value>(key: string, act: () => Promise<Value>): Promise<Value> =>
	navigator.locks.request(`mutation ${key}`, act)

/** After this time without a response a server counts as out of reach. */
const giveUpMs = 10_000

const responseOf = (body: object, status: number): Response =>
	new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Sends a mutation, or queues it offline and says so in the response. */
export async function sendOrQueue(request: Request, keyOf: (body: string) => string): Promise<Response> {
	const body = await request.clone().text()
	const key = keyOf(body)
	const act: QueuedMutation = {
		key,
		mark: crypto.randomUUID(),
		method: request.method,
		path: new URL(request.url).pathname,
		body,
		reader: await hashOf(request.headers.get('authorization')),
	}
	return inTurn(key, async () => {
		try {
			const signal = AbortSignal.any([request.signal, AbortSignal.timeout(giveUpMs)])
			const response = await fetch(request, { signal })
			// This one replaces what was queued for the same item.
			if (response.ok) await inStore('readwrite', (acts) => acts.delete(key))
			return response
		} catch (error) {
			if (request.signal.aborted) throw error
			await inStore('readwrite', (acts) => acts.put(act))
			return responseOf({ status: 1, data: {}, queued: true }, 202)
		}
	})
}

/** Statuses after which a retry may succeed. */
const isForLater = (status: number): boolean => status === 429 || status >= 500

/** Headers that prove a write to be this reader's: the login, or the CSRF token of the browser's session. */
async function proofOf(authorization: string | undefined): Promise<Record<string, string>> {
	if (authorization !== undefined) return { authorization }
	const response: { data?: { csrftoken?: string } } = await (
		await fetch('/v1/user/csrf/', { signal: AbortSignal.timeout(giveUpMs) })
	).json()
	return { 'x-csrftoken': response.data?.csrftoken ?? '' }
}

/**
 * Sends what is queued. A connection may drop after the server has received a mutation and before its response arrives:
 * it is then sent again, which is safe because the server takes the same decision twice as once.
 */
export async function sendQueuedMutations(
	authorization: string | undefined,
): Promise<{ sent: number; refused: number; waiting: number }> {
	const acts = await allMutations()
	const count = { sent: 0, refused: 0, waiting: acts.length }
	if (acts.length === 0) return count
	const proof = await proofOf(authorization).catch(() => undefined)
	if (proof === undefined) return count
	const reader = await hashOf(authorization)
	const headers = { ...proof, 'content-type': 'application/json' }
	for (const act of acts) {
		const outcome = await inTurn(act.key, () => sendQueued(act, reader, headers))
		if (outcome === 'waiting') break
		count.waiting -= 1
		if (outcome !== 'dropped') count[outcome] += 1
	}
	return count
}

async function sendQueued(
	act: QueuedMutation,
	reader: string,
	headers: Record<string, string>,
): Promise<'sent' | 'refused' | 'waiting' | 'dropped'> {
	const queued: QueuedMutation | undefined = await inStore('readonly', (acts) => acts.get(act.key))
	// A later decision was sent or queued meanwhile.
	if (queued?.mark !== act.mark) return 'dropped'
	const remove = () => inStore('readwrite', (acts) => acts.delete(act.key))
	if (act.reader !== '' && act.reader !== reader) {
		await remove()
		return 'dropped'
	}
	const { method, path, body } = act
	const signal = AbortSignal.timeout(giveUpMs)
	const response = await fetch(path, { method, body, headers, signal }).catch(() => undefined)
	if (response === undefined || isForLater(response.status)) return 'waiting'
	await remove()
	return response.ok ? 'sent' : 'refused'
}

/** What a page requests to mark its rows, as far as the queue knows it. */
export async function ownMutations(path: string): Promise<Response | undefined> {
	if (path === '/v1/session/') return responseOf({ status: 0 }, 503)
	const decided = (await allMutations()).map((act) => ({ ...act, said: JSON.parse(act.body) as Decision }))
	if (path === `${bookmarkPath}ids/`) {
		const items = decided.filter((act) => act.path === bookmarkPath && act.method === 'PUT')
		return responseOf({ status: 1, data: { items: items.map(({ said }) => said.id) } }, 200)
	}
	if (path !== '/v1/news/mine/') return undefined
	const votes: Record<number, { importance: boolean; signal: 1 | -1 | null }> = {}
	for (const { said } of decided.filter((act) => act.path === votePath)) {
		const { id, subject, decision = 1 } = said
		votes[id] ??= { importance: false, signal: null }
		if (subject === 1) votes[id].importance = decision === 1
		else votes[id].signal = decision
	}
	return responseOf({ status: 1, data: votes }, 200)
}
