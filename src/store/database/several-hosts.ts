import pg from 'pg'
import { createFence, type Fence, type Host, OnlyAReplicaError } from './fencing.ts'

/** How to reach a server, or whichever of several is the primary: then `Client` is a class that knows them all. */
export type ServerLogin = pg.ClientConfig & { Client?: typeof pg.Client }

export const newClient = (login: ServerLogin): pg.Client => new (login.Client ?? pg.Client)(login)

type ConnectCallback = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

/**
 * `pg` reaches one host. A client of this class tries the one that was the primary last; where that is gone, only a
 * replica, or an old primary, it fails and the next client tries the next host. A retry succeeds soon after a
 * promotion.
 */
export function clientAmong(hosts: readonly Host[]): { Client: typeof pg.Client; fence: Fence } {
	const fence = createFence(hosts)
	let current = 0
	const Client = class extends pg.Client {
		readonly #tried: number

		constructor(config?: string | pg.ClientConfig) {
			const login = typeof config === 'string' ? {} : config
			super({ ...login, connectionString: hosts[current]?.address })
			this.#tried = current
		}

		override connect(): Promise<pg.Client>
		override connect(callback: ConnectCallback): void
		override connect(callback?: ConnectCallback): Promise<pg.Client> | undefined {
			const connected = this.#connectToPrimary()
			if (callback === undefined) return connected
			const settle = callback as (error: Error | null, client?: pg.Client) => void
			connected.then(
				() => settle(null, this),
				(error: Error) => settle(error),
			)
			return undefined
		}

		async #connectToPrimary(): Promise<pg.Client> {
			try {
				await super.connect()
				await fence.admit(this)
				return this
			} catch (error) {
				if (current === this.#tried) current = (current + 1) % hosts.length
				if (error instanceof OnlyAReplicaError) await this.end().catch(() => {})
				throw error
			}
		}
	}
	return { Client, fence }
}
