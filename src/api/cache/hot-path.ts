import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Asked } from '#api/http/answered.ts'
import { isForwarded } from '#api/http/forwarded.ts'
import { problems } from '#api/http/problem.ts'
import { problemOfError } from '#api/http/problem-of-error.ts'
import { isWellFormed } from '#api/http/request-form.ts'
import type { Shown } from '#api/identity/identity.ts'
import type { LimitClassName } from '#api/limits/limit-classes.ts'
import { isDatabaseBroken } from '#store/database/database-failure.ts'
import { errorCode, errorText } from '#store/database/database-problem.ts'
import type { CachedResponse } from './cached-response.ts'
import { HotAsker, type WhomToTrust } from './hot-asker.ts'
import { busy, packed, refusalOf } from './ready-answer.ts'
import { type Ready, readyForm, writeReady } from './send-response.ts'

/** The answer that is kept for somebody, where it is there at once; undefined sends them the whole way. */
type Find = (asker: Shown) => CachedResponse | undefined

/** What a body asks for that may have to be made. */
export type Anew = {
	find: Find
	/** Undefined where only the whole way can make it for this one. */
	make: (asker: Pick<Asked, 'cookies' | 'headers' | 'ip'>) => Promise<CachedResponse> | undefined
	/** One more class that it counts against; such an answer is not looked for the next time. */
	limit: LimitClassName | undefined
}

/** An address whose answers hang on what is in the body. */
type ByBody = {
	/** Why somebody who asks what is not kept would be refused at this moment. */
	refusal: (asker: Pick<Asked, 'ip'>) => string | undefined
	/** Undefined, or an error, for what only the whole way can judge. */
	read?: (body: Buffer) => Anew | undefined
}

declare module 'fastify' {
	interface FastifyInstance {
		/**
		 * Whoever asks the very same from now on is answered by this, where it finds something. At an address of bodies,
		 * whoever asks something new is answered here too, or learns at once that there is no room for it.
		 */
		answerAtOnce: (request: FastifyRequest, find: Find, byBody?: ByBody) => void
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

type Coming = {
	raw: IncomingMessage
	response: ServerResponse
	asker: HotAsker
	body: Buffer | undefined
	began: number
}

/**
 * Pages and lists that are asked for all the time are answered before the framework begins: its steps took as long as
 * Node needs for the whole request. A request comes this way when its address and body are to the letter those of one
 * that took the whole way before. It is counted, logged and measured like any other; who would be refused, and whatever
 * is out of the ordinary, takes the whole way.
 */
export function addHotPath(app: FastifyInstance, parts: WhomToTrust): void {
	const places = new Map<string, Place>()
	/** Addresses that answer by what is in the body. */
	const asksByBody = new Map<string, Route & Partial<ByBody>>()
	const bodies = new WeakMap<IncomingMessage, Buffer>()
	const [wholeWay] = app.server.listeners('request') as [(raw: IncomingMessage, to: ServerResponse) => void]
	let isClosing = false
	app.addHook('preClose', async () => {
		isClosing = true
	})

	/** The framework gets the body that was read, as it was. */
	const goOn = (raw: IncomingMessage, response: ServerResponse, body: Buffer | undefined) => {
		if (body !== undefined) bodies.set(raw, body)
		wholeWay(raw, response)
	}
	const remember = (key: string, place: Place) => {
		if (places.size >= mostPlaces && !places.has(key))
			for (const first of places.keys()) {
				places.delete(first)
				break
			}
		places.set(key, place)
	}
	/** Where it was given up meanwhile there is nothing more to say. */
	const write = ({ raw, response, asker, began }: Coming, ready: Ready) => {
		if (response.headersSent) return
		const status = writeReady(app, raw, response, ready)
		app.tellAnswered(asker, status, performance.now() - began)
	}
	/** Counts who asks, and goes on where they may ask; else the whole way says why not. */
	const count = (coming: Coming, then: () => void, more?: LimitClassName): boolean => {
		const may = app.mayAsk(coming.asker, more)
		if (may === false) return false
		if (may === true) then()
		else void may.then((yes) => (yes ? then() : goOn(coming.raw, coming.response, coming.body)))
		return true
	}
	/** Whether it is taken care of. */
	const answer = (coming: Coming, find: Find): boolean => {
		const ready = readyFor(coming, find)
		return ready !== undefined && count(coming, () => write(coming, ready))
	}
	/** Under overload every other request may be refused: what that costs is lost to those that are answered. */
	const refuse = (coming: Coming, { refusal }: Partial<ByBody>): boolean => {
		coming.asker.refusedFor = refusal?.(coming.asker)
		return coming.asker.refusedFor !== undefined && count(coming, () => write(coming, busy))
	}
	const fail = (coming: Coming, error: unknown) => {
		const problem = problemOfError(error)
		const { status } = problems[problem.code]
		if (status === 500) app.log.error({ err: error }, 'failed')
		else coming.asker.refusedFor = errorText(error) || errorCode(error)
		if (status === 500 || isDatabaseBroken(error)) app.uncount(coming.asker)
		write(coming, refusalOf(problem))
	}
	const make = (coming: Coming, key: string, byBody: Route & Partial<ByBody>, body: Buffer): boolean => {
		const anew = readAnew(byBody, body)
		// Only the whole way can tell whether the client has it already.
		if (anew === undefined || coming.raw.headers['if-none-match'] !== undefined) return false
		const { raw, response, asker } = coming
		const begin = () => {
			const making = anew.make(asker)
			if (making === undefined) {
				app.uncount(asker)
				goOn(raw, response, coming.body)
				return
			}
			app.giveUpLate(response, () => write(coming, busy))
			making
				.then((made) => packed(raw, made))
				.then(
					(ready) => {
						app.isThere(response)
						if (anew.limit === undefined) {
							remember(key, { find: anew.find, routeOptions: byBody.routeOptions })
						}
						write(coming, ready)
					},
					(error: unknown) => {
						app.isThere(response)
						fail(coming, error)
					},
				)
		}
		return count(coming, begin, anew.limit)
	}
	const isOrdinary = ({ url = '', headers, rawHeaders, socket }: IncomingMessage): boolean =>
		!isClosing &&
		headers.authorization === undefined &&
		isWellFormed(url, rawHeaders) &&
		(!isForwarded(headers) || parts.isTrusted(socket.remoteAddress ?? '')) &&
		!(url.startsWith('/v1/') && app.isUnderPressure())
	const comingFrom = (
		raw: IncomingMessage,
		response: ServerResponse,
		route: Route,
		body?: Buffer | undefined,
	): Coming => ({
		raw,
		response,
		asker: new HotAsker(app, raw, route, parts),
		body,
		began: performance.now(),
	})
	const answerBody = (raw: IncomingMessage, response: ServerResponse, url: string, body: Buffer) => {
		const byBody = asksByBody.get(url)
		if (byBody === undefined) return goOn(raw, response, body)
		const key = keyWith(url, body)
		const place = places.get(key)
		const coming = comingFrom(raw, response, byBody, body)
		if (place !== undefined && answer(coming, place.find)) return
		// What was asked before may be under way for others, who let one join in.
		if (place === undefined && refuse(coming, byBody)) return
		if (!make(coming, key, byBody, body)) goOn(raw, response, body)
	}

	app.server.removeListener('request', wholeWay)
	app.server.on('request', (raw: IncomingMessage, response: ServerResponse) => {
		const { method, url = '' } = raw
		if (method === 'GET') {
			const place = places.get(url)
			if (place !== undefined && isOrdinary(raw) && answer(comingFrom(raw, response, place), place.find))
				return
			wholeWay(raw, response)
		} else if (method === 'POST' && asksByBody.has(url) && isShortJson(raw) && isOrdinary(raw)) {
			const chunks: Buffer[] = []
			raw.on('data', (chunk: Buffer) => chunks.push(chunk))
			raw.on('end', () => {
				const [only] = chunks
				const body = only !== undefined && chunks.length === 1 ? only : Buffer.concat(chunks)
				answerBody(raw, response, url, body)
			})
		} else wholeWay(raw, response)
	})

	app.decorate('answerAtOnce', ({ raw, url, method, routeOptions: { config, url: route } }, find, byBody) => {
		const routeOptions = { config, url: route }
		const body = bodies.get(raw)
		// Where there is a body it is read here from now on. Not at every spelling of the address: there is no end of them.
		if (method === 'POST' && url === route) asksByBody.set(url, { routeOptions, ...byBody })
		if (method === 'POST' ? body === undefined : method !== 'GET') return
		remember(body === undefined ? url : keyWith(url, body), { find, routeOptions })
	})
	app.decorate('keptAnswer', (url) => places.get(url)?.find(stranger))
	app.decorate('addBodyReadBefore', function (this: FastifyInstance) {
		this.addHook('preParsing', (request, _reply, payload, done) => {
			const body = bodies.get(request.raw)
			done(null, body === undefined ? payload : streamOf(body))
		})
	})
}

/** What fails here fails once more on the whole way, where somebody says so and nobody else is harmed. */
function readyFor({ raw, asker }: Coming, find: Find): Ready | undefined {
	try {
		const found = find(asker)
		return found && readyForm(raw, found)
	} catch {
		return undefined
	}
}

/** What is wrong with a body is said by the whole way. */
function readAnew({ read }: Partial<ByBody>, body: Buffer): Anew | undefined {
	try {
		return read?.(body)
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

const stranger: Shown = { headers: {}, cookies: {} }

const keyWith = (url: string, body: Buffer): string => `${url}\n${body.toString('latin1')}`

const isShortJson = ({ headers }: IncomingMessage): boolean =>
	headers['content-type'] === 'application/json' && Number(headers['content-length']) <= longestBody
