import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** The writes that the product has acknowledged; the audit looks for each of them. */
export type Acknowledged = {
	/** voter|item|bullish or bearish */
	votes: Set<string>
	/** viewer|item */
	views: Set<string>
	signUps: Set<string>
	/** account|item */
	saves: Set<string>
}

export type Load = {
	acknowledged: Acknowledged
	/** The number of responses by request and status; status 0 means that the connection broke. */
	responses: Map<string, number>
	/** The failures since the last call. */
	failures: () => string[]
	forgetFailures: () => void
	stop: () => Promise<void>
}

/** `cookie` signs a browser in, `token` the requests of its pages. */
export type Account = { id: number; token: string; cookie: string }

type LoadOptions = { url: string; accounts: readonly Account[]; clients: number; pauseMs: number }

type Reader = { id: string; headers: Record<string, string> }

const timeoutMs = 15_000

/**
 * Readers that list, open, vote, save and sign up. Each waits for its response and a moment longer, so their number
 * limits the load.
 */
export function startLoad({ url, accounts, clients, pauseMs }: LoadOptions): Load {
	const acknowledged: Acknowledged = {
		votes: new Set(),
		views: new Set(),
		signUps: new Set(),
		saves: new Set(),
	}
	const responses = new Map<string, number>()
	let failures: string[] = []
	let running = true
	let known: number[] = []

	const request = async (what: string, path: string, init: RequestInit = {}) => {
		try {
			const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(timeoutMs) })
			const body = await response.text()
			note(what, response.status)
			return { status: response.status, body, headers: response.headers }
		} catch {
			note(what, 0)
			return undefined
		}
	}
	const note = (what: string, status: number) => {
		const key = `${what} ${status}`
		responses.set(key, (responses.get(key) ?? 0) + 1)
		if (status === 0 || status >= 500) failures.push(key)
	}
	const json = { 'content-type': 'application/json' }
	const send = (what: string, method: string, path: string, body: object, headers = {}) =>
		request(what, path, { method, headers: { ...json, ...headers }, body: JSON.stringify(body) })

	const newReader = async (): Promise<Reader | undefined> => {
		const response = await request('session', '/v1/session/')
		if (response?.status !== 200) return undefined
		const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
		const value = (name: string) =>
			cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
		const sessionId = value('sessionid').split('.')[0]
		// The id of this browser in the tables.
		const id = createHash('sha256').update(`row:${sessionId}`).digest('base64url')
		return { id, headers: { cookie: cookies.join('; '), 'x-csrftoken': value('csrftoken') } }
	}
	const anItem = () => known[Math.floor(Math.random() * known.length)] ?? 0

	const acts = {
		list: async () => {
			const page = 1 + Math.floor(Math.random() * 3)
			const response = await send('list', 'POST', '/v1/news/filter/', { lang: page % 2 ? 'en' : 'fa', page })
			if (response?.status !== 200) return
			const { data } = JSON.parse(response.body) as { data: { news: { id: number }[] } }
			if (data.news.length > 0)
				known = [...new Set([...data.news.map(({ id }) => id), ...known])].slice(0, 60)
		},
		page: async () => {
			await request('page', Math.random() < 0.5 ? '/en' : '/fa')
		},
		vote: async (reader: Reader) => {
			const [item, decision] = [anItem(), Math.random() < 0.5 ? 1 : -1]
			const body = { subject: 2, decision, id: item }
			const response = await send('vote', 'PUT', '/v1/news/votes/', body, reader.headers)
			if (response?.status !== 200) return
			// A vote that was stored without being acknowledged makes the next one a repeat.
			const { status } = JSON.parse(response.body) as { status: number }
			if (status === 1)
				acknowledged.votes.add(`${reader.id}|${item}|${decision === 1 ? 'bullish' : 'bearish'}`)
		},
		view: async (reader: Reader) => {
			const item = anItem()
			const response = await send('view', 'PUT', '/v1/news/views/', { id: item }, reader.headers)
			if (response?.status !== 200) return
			// Above ten browsers of one network on an item a view is stored without a row of its own.
			const { status } = JSON.parse(response.body) as { status: number }
			if (status === 1) acknowledged.views.add(`${reader.id}|${item}`)
		},
		save: async () => {
			const account = accounts[Math.floor(Math.random() * accounts.length)]
			const item = anItem()
			if (account === undefined) return
			const headers = { authorization: `Token ${account.token}` }
			const response = await send('save', 'PUT', '/v1/user/favorites/news/', { id: item }, headers)
			if (response?.status === 200) acknowledged.saves.add(`${account.id}|${item}`)
		},
		signUp: async () => {
			const form = signUpForm()
			const response = await send('sign-up', 'POST', '/v1/user/signup/', form)
			if (response?.status !== 200) return
			const { status } = JSON.parse(response.body) as { status: boolean }
			if (status) acknowledged.signUps.add(form.username)
		},
	}
	const client = async () => {
		let reader: Reader | undefined
		for (let turn = 0; running; turn += 1) {
			if (reader === undefined || turn % 20 === 0) reader = (await newReader()) ?? reader
			const chance = Math.random()
			if (known.length === 0 || chance < 0.4) await acts.list()
			else if (chance < 0.5) await acts.page()
			else if (chance < 0.9 && reader === undefined) continue
			else if (chance < 0.7) await acts.vote(reader as Reader)
			else if (chance < 0.9) await acts.view(reader as Reader)
			else if (chance < 0.98) await acts.save()
			else await acts.signUp()
			await sleep(pauseMs * (0.5 + Math.random()))
		}
	}
	const all = Promise.all(Array.from({ length: clients }, client))
	return {
		acknowledged,
		responses,
		failures: () => [...failures],
		forgetFailures: () => {
			failures = []
		},
		stop: async () => {
			running = false
			await all
		},
	}
}

export function signUpForm() {
	const username = `load.${randomBytes(6).toString('hex')}`
	const names = { first_name: 'Sara', last_name: 'Karimi', username, email: `${username}@example.com` }
	return { ...names, password: 'Kavir#49lamp', lang: 'en', sex: 'F' }
}
