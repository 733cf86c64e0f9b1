import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Asked } from '#api/http/answered.ts'
import { isForwarded } from '#api/http/forwarded.ts'
import { Problem, presentProblem } from '#api/http/problem.ts'
import { isWellFormed } from '#api/http/request-form.ts'
import type { Shown } from '#api/identity/identity.ts'
import { type AddressRanges, askerAddress } from '#api/limits/address.ts'
import { type CachedResponse, cachedJson } from './cached-response.ts'
import { type Ready, readyForm, writeReady } from './send-response.ts'

/** The answer that is kept for somebody, where it is there at once; undefined sends them the whole way. */
type Find = (asker: Shown) => CachedResponse | undefined

/** Why somebody who asks what is not kept would be refused at this moment. */
type Refusal = (asker: Pick<Asked, 'ip'>) => string | undefined

declare module 'fastify' {
	interface FastifyInstance {
		/**
		 * Whoever asks the very same from now on is answered by this, where it finds something. Where there is a refusal,
		 * whoever asks something new at the same address learns at once that there is no room for it.
		 */
		answerAtOnce: (request: FastifyRequest, find: Find, refusal?: Refusal) => void
		/** What is kept at an address for everybody, for whoever asks from within the process. */
		keptAnswer: (url: string) => CachedResponse | undefined
		/** The body of a request that was read on the hot path and found nothing there. */
		addBodyReadBefore: () => void
	}
}

type Route = Pick<Asked, 'routeOptions'>
type Place = Route & { find: Find }

/** So many addresses are known; the first of them is forgotten for the next. */
const mostPlaces = 2_000
/** What is longer is somebody's own. */
const longestBody = 1_024

type Coming = { raw: IncomingMessage; response: ServerResponse; asker: HotAsker; began: number }

type HotPathParts = { isTrusted: AddressRanges; trustsAnybody: boolean }

/**
 * Pages and lists that are asked for all the time are answered before the framework begins: its steps took as long as
 * Node needs for the whole request. A request comes this way when its address and body are to the letter those of one
 * that took the whole way before. It is counted, logged and measured like any other; who would be refused, and whatever
 * is out of the ordinary, takes the whole way.
 */
export function addHotPath(app: FastifyInstance, parts: HotPathParts): void {
	const places = new Map<string, Place>()
	/** Addresses that answer by what is in the body. */
	const asksByBody = new Map<string, Route & { refusal: Refusal | undefined }>()
	const bodies = new WeakMap<IncomingMessage, Buffer>()
	const [wholeWay] = app.server.listeners('request') as [(raw: IncomingMessage, to: ServerResponse) => void]
	let isClosing = false
	app.addHook('preClose', async () => {
		isClosing = true
	})

	/** Counts who asks, and answers them where they may ask; else the whole way says why not. */
	const send = ({ raw, response, asker, began }: Coming, ready: Ready): boolean => {
		const write = () => {
			const status = writeReady(app, raw, response, ready)
			app.tellAnswered(asker, status, performance.now() - began)
		}
		const may = app.mayAsk(asker)
		if (may === false) return false
		if (may === true) write()
		else void may.then((yes) => (yes ? write() : wholeWay(raw, response)))
		return true
	}
	/** Whether it is taken care of. */
	const answer = (raw: IncomingMessage, response: ServerResponse, key: string): boolean => {
		const place = places.get(key)
		if (place === undefined) return false
		const began = performance.now()
		const asker = new HotAsker(app, raw, place, parts)
		const ready = readyFor(raw, asker, place)
		if (ready === undefined) return false
		return send({ raw, response, asker, began }, ready)
	}
	/** Under overload every other request may be refused: what that costs is lost to those that are answered. */
	const refuse = (raw: IncomingMessage, response: ServerResponse, url: string): boolean => {
		const route = asksByBody.get(url)
		if (route?.refusal === undefined) return false
		const began = performance.now()
		const asker = new HotAsker(app, raw, route, parts)
		asker.refusedFor = route.refusal(asker)
		return asker.refusedFor !== undefined && send({ raw, response, asker, began }, busy)
	}
	const isOrdinary = ({ url = '', headers, rawHeaders, socket }: IncomingMessage): boolean =>
		!isClosing &&
		headers.authorization === undefined &&
		isWellFormed(url, rawHeaders) &&
		(!isForwarded(headers) || parts.isTrusted(socket.remoteAddress ?? '')) &&
		!(url.startsWith('/v1/') && app.isUnderPressure())

	app.server.removeListener('request', wholeWay)
	app.server.on('request', (raw: IncomingMessage, response: ServerResponse) => {
		const { method, url = '' } = raw
		if (method === 'GET' && places.has(url) && isOrdinary(raw)) {
			if (!answer(raw, response, url)) wholeWay(raw, response)
		} else if (method === 'POST' && asksByBody.has(url) && isShortJson(raw) && isOrdinary(raw)) {
			const chunks: Buffer[] = []
			raw.on('data', (chunk: Buffer) => chunks.push(chunk))
			raw.once('end', () => {
				const body = Buffer.concat(chunks)
				bodies.set(raw, body)
				const key = keyWith(url, body)
				// What was asked before may be under way for others, who let one join in.
				const taken = places.has(key) ? answer(raw, response, key) : refuse(raw, response, url)
				if (!taken) wholeWay(raw, response)
			})
		} else wholeWay(raw, response)
	})

	app.decorate(
		'answerAtOnce',
		({ raw, url, method, routeOptions: { config, url: route } }, find, refusal) => {
			const routeOptions = { config, url: route }
			const body = bodies.get(raw)
			// Where there is a body it is read here from now on. Not at every spelling of the address: there is no end of them.
			if (method === 'POST' && url === route) asksByBody.set(url, { routeOptions, refusal })
			if (method === 'POST' ? body === undefined : method !== 'GET') return
			const key = body === undefined ? url : keyWith(url, body)
			if (places.size >= mostPlaces && !places.has(key))
				for (const first of places.keys()) {
					places.delete(first)
					break
				}
			places.set(key, { find, routeOptions })
		},
	)
	app.decorate('keptAnswer', (url) => places.get(url)?.find(stranger))
	app.decorate('addBodyReadBefore', function (this: FastifyInstance) {
		this.addHook('preParsing', (request, _reply, payload, done) => {
			const body = bodies.get(request.raw)
			done(null, body === undefined ? payload : streamOf(body))
		})
	})
}

/** What fails here fails once more on the whole way, where somebody says so and nobody else is harmed. */
function readyFor(raw: IncomingMessage, asker: Shown, { find }: Place): Ready | undefined {
	try {
		const found = find(asker)
		return found && readyForm(raw, found)
	} catch {
		return undefined
	}
}

/** What `Readable.from` makes of it goes through an asynchronous generator, at several times the cost. */
const streamOf = (body: Buffer): Readable =>
	new Readable({
		read() {
			this.push(body)
			this.push(null)
		},
	})

const tooBusy = cachedJson(presentProblem(new Problem('unavailable')), {
	'cache-control': 'no-store',
	'retry-after': '2',
})
const busy: Ready = {
	response: { ...tooBusy, status: 503 },
	form: 'identity',
	bytes: tooBusy.bytes.identity,
}

const stranger: Shown = { headers: {}, cookies: {} }

const keyWith = (url: string, body: Buffer): string => `${url}\n${body.toString('latin1')}`

const isShortJson = ({ headers }: IncomingMessage): boolean =>
	headers['content-type'] === 'application/json' && Number(headers['content-length']) <= longestBody

/** A request that has not been through the framework, as far as anybody needs to know it. */
class HotAsker implements Asked {
	readonly headers: Asked['headers']
	readonly method: string
	readonly url: string
	readonly ip: string
	readonly log: Asked['log']
	readonly routeOptions: Asked['routeOptions']
	refusedFor: string | undefined
	readonly cookies: Asked['cookies']

	constructor(app: FastifyInstance, raw: IncomingMessage, { routeOptions }: Route, parts: HotPathParts) {
		this.headers = raw.headers
		this.method = raw.method ?? ''
		this.url = raw.url ?? ''
		const peer = raw.socket.remoteAddress ?? ''
		this.ip = parts.trustsAnybody ? askerAddress(peer, raw.headers['x-forwarded-for'], parts.isTrusted) : peer
		this.log = app.log
		this.routeOptions = routeOptions
		const { cookie } = raw.headers
		this.cookies = cookie === undefined ? {} : app.parseCookie(cookie)
	}
}
