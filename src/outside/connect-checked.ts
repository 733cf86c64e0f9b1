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
	/** Always an IP address, never a name, so that the connection goes to the address that was checked. */
	address: string
	port: number
	/** Null means no TLS. Otherwise the name or IP address that the certificate must be valid for. */
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

/** `ca` replaces the system's certificate authorities, for tests. */
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
			// Every fetch ends by destroying its socket, and an error that nobody handles still costs a stack trace.
			if (settled) return
			settled = true
			target.signal.removeEventListener('abort', stop)
			// After the TCP connection is open, any error is one of the TLS handshake, even a plain reset.
			reject(new FetchFault(reached ? 'tls_error' : 'connect_error', error.message))
		}
		// The listener is never removed: an error before undici adds its own listener would otherwise crash the process.
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

/** The lookup of the system, so that its hosts file and the names of containers are respected. */
export const systemResolve: Resolve = async (hostname) => {
	const records = await dns.lookup(hostname, { all: true })
	return records.map((record) => record.address)
}

/** All addresses are checked, but only these many are tried: a name may have fifty dead ones. */
const addressesTried = 4

export type ConnectTools = { policy: AddressPolicy; resolve: Resolve; dial: Dial; connectMs: number }

/** Rejects with the signal's reason as soon as it is aborted, whatever becomes of the work. */
export function raceAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
	const { promise, reject } = Promise.withResolvers<never>()
	const stop = () => reject(signal.reason)
	if (signal.aborted) stop()
	signal.addEventListener('abort', stop, { once: true })
	return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop))
}

async function lookUp(hostname: string, { resolve, connectMs }: ConnectTools, stop: AbortSignal) {
	const limit = new AbortController()
	const timer = setTimeout(() => {
		limit.abort(new FetchFault('dns_error', `no DNS response about ${hostname} within ${connectMs} ms`))
	}, connectMs)
	try {
		const addresses = await raceAbort(resolve(hostname), AbortSignal.any([stop, limit.signal]))
		if (addresses.length === 0) throw new FetchFault('dns_error', `${hostname} has no address`)
		return addresses
	} catch (error) {
		if (error instanceof FetchFault) throw error
		throw new FetchFault('dns_error', error instanceof Error ? error.message : String(error))
	} finally {
		clearTimeout(timer)
	}
}

/** Tries one address after another, each for its share of the remaining time. */
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

/** Resolves the name, checks every address and connects to a checked one: a second lookup could give another address. */
export async function connectChecked(url: URL, tools: ConnectTools, stop: AbortSignal): Promise<net.Socket> {
	const refused = refuseUrl(url, tools.policy)
	if (refused !== null) throw new FetchFault('refused_address', refused)
	const started = performance.now()
	const host = bareHost(url)
	const addresses = net.isIP(host) === 0 ? await lookUp(host, tools, stop) : [host]
	if (!isAllowed(url, tools.policy)) {
		for (const address of addresses) {
			const reason = refuseAddress(address)
			// A private address among public ones is an attack or a mistake, so none of them is tried.
			if (reason !== null) throw new FetchFault('refused_address', `${url.hostname}: ${reason}`)
		}
	}
	const leftMs = Math.max(1, Math.ceil(tools.connectMs - (performance.now() - started)))
	return dialInTurn(url, addresses.slice(0, addressesTried), { ...tools, connectMs: leftMs }, stop)
}
