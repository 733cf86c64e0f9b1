import net from 'node:net'
import tls from 'node:tls'
import { FetchFault } from './fetch-fault.ts'

export type DialTarget = {
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
