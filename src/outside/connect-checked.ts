import { promises as dns } from 'node:dns'
import net from 'node:net'
import tls from 'node:tls'
import {
	type AddressPolicy,
	bareHost,
	isAllowed,
	portOf,
	refuseAddress,
	refuseUrl,
} from './address-policy.ts'
import { FetchFault } from './fetch-fault.ts'

type DialTarget = {
	/** Always an address, never a name: what was checked is what is dialled. */
	address: string
	port: number
	/** Null: no TLS. Otherwise the name, or literal address, that the certificate must be made out to. */
	certifiedFor: string | null
	signal: AbortSignal
}

export type Dial = (target: DialTarget) => Promise<net.Socket>

function openSocket({ address, port, certifiedFor }: DialTarget, ca: string | undefined): net.Socket {
	if (certifiedFor === null) return net.connect({ host: address, port })
	return tls.connect({
		host: address,
		port,
		// SNI must not carry a literal address (RFC 6066); the certificate is then checked against the address.
		...(net.isIP(certifiedFor) === 0 && { servername: certifiedFor }),
		...(ca !== undefined && { ca }),
		minVersion: 'TLSv1.2',
		rejectUnauthorized: true,
		ALPNProtocols: ['http/1.1'],
	})
}

/** `ca` replaces the system's authorities; only tests have a reason to. */
export function createDial({ ca }: { ca?: string } = {}): Dial {
	return (target) => {
		if (target.signal.aborted) return Promise.reject(target.signal.reason)
		const { promise, resolve, reject } = Promise.withResolvers<net.Socket>()
		const socket = openSocket(target, ca)
		let reached = false
		socket.once('connect', () => {
			reached = true
		})
		const stop = () => {
			socket.destroy()
			reject(target.signal.reason)
		}
		let settled = false
		const onError = (error: Error) => {
			// Every fetch ends by destroying its socket, and a fault that nobody hears still costs a stack trace.
			if (settled) return
			settled = true
			target.signal.removeEventListener('abort', stop)
			// Once TCP stands, whatever ends the handshake is the fault of TLS, a bare reset included.
			reject(new FetchFault(reached ? 'tls_error' : 'connect_error', error.message))
		}
		// Stays on for good: an error between this socket's opening and undici's first look at it must find a listener.
		socket.on('error', onError)
		socket.once(target.certifiedFor === null ? 'connect' : 'secureConnect', () => {
			settled = true
			target.signal.removeEventListener('abort', stop)
			resolve(socket)
		})
		target.signal.addEventListener('abort', stop, { once: true })
		return promise
	}
}

export type Resolve = (hostname: string) => Promise<readonly string[]>

/** The system's own lookup, so that a hosts file and a container's names count. */
export const systemResolve: Resolve = async (hostname) => {
	const answers = await dns.lookup(hostname, { all: true })
	return answers.map((answer) => answer.address)
}

/** All answers are checked, but a name with fifty dead addresses is not worth the whole time limit. */
const addressesTried = 4

export type ConnectTools = { policy: AddressPolicy; resolve: Resolve; dial: Dial; connectMs: number }

function raceAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
	const { promise, reject } = Promise.withResolvers<never>()
	const stop = () => reject(signal.reason)
	if (signal.aborted) stop()
	signal.addEventListener('abort', stop, { once: true })
	return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop))
}

async function lookUp(hostname: string, { resolve, connectMs }: ConnectTools, stop: AbortSignal) {
	const limit = new AbortController()
	const timer = setTimeout(() => {
		limit.abort(new FetchFault('dns_error', `no answer about ${hostname} within ${connectMs} ms`))
	}, connectMs)
	try {
		const answers = await raceAbort(resolve(hostname), AbortSignal.any([stop, limit.signal]))
		if (answers.length === 0) throw new FetchFault('dns_error', `${hostname} has no address`)
		return answers
	} catch (error) {
		if (error instanceof FetchFault) throw error
		throw new FetchFault('dns_error', error instanceof Error ? error.message : String(error))
	} finally {
		clearTimeout(timer)
	}
}

/** One address after another, each with its share of the time that is left. */
async function dialInTurn(url: URL, addresses: readonly string[], tools: ConnectTools, stop: AbortSignal) {
	const until = performance.now() + tools.connectMs
	let last: FetchFault | undefined
	for (const [index, address] of addresses.entries()) {
		const share = (until - performance.now()) / (addresses.length - index)
		const attempt = new AbortController()
		const timer = setTimeout(() => {
			attempt.abort(new FetchFault('timeout', `no connection to ${address} within ${tools.connectMs} ms`))
		}, share)
		try {
			const certifiedFor = url.protocol === 'https:' ? bareHost(url) : null
			const signal = AbortSignal.any([stop, attempt.signal])
			return await tools.dial({ address, port: portOf(url), certifiedFor, signal })
		} catch (error) {
			if (stop.aborted || !(error instanceof FetchFault) || error.kind === 'tls_error') throw error
			last = error
		} finally {
			clearTimeout(timer)
		}
	}
	throw last ?? new FetchFault('connect_error', 'no address was tried')
}

/** Looks up, checks every answer, and dials only what was checked: a second lookup could say something else. */
export async function connectChecked(url: URL, tools: ConnectTools, stop: AbortSignal): Promise<net.Socket> {
	const refused = refuseUrl(url, tools.policy)
	if (refused !== null) throw new FetchFault('refused_address', refused)
	const started = performance.now()
	const host = bareHost(url)
	const addresses = net.isIP(host) === 0 ? await lookUp(host, tools, stop) : [host]
	if (!isAllowed(url, tools.policy)) {
		for (const address of addresses) {
			const reason = refuseAddress(address)
			// One private record among public ones is an attack or a mistake; neither is worth a packet.
			if (reason !== null) throw new FetchFault('refused_address', `${url.hostname}: ${reason}`)
		}
	}
	const leftMs = Math.max(1, Math.ceil(tools.connectMs - (performance.now() - started)))
	return dialInTurn(url, addresses.slice(0, addressesTried), { ...tools, connectMs: leftMs }, stop)
}
