import pg from 'pg'

/** How to reach a server, or whichever of several is the primary: then `Client` is a class that knows them all. */
export type ServerLogin = pg.ClientConfig & { Client?: typeof pg.Client }

export const newClient = (login: ServerLogin): pg.Client => new (login.Client ?? pg.Client)(login)

type Told = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

/**
 * `pg` reaches one host. A client of this class tries the one that was the primary last; where that is gone, or only a
 * replica, it fails and the next client tries the next host. Whoever asks again is served soon after a promotion.
 */
export function clientAmong(addresses: readonly string[]): typeof pg.Client {
	let current = 0
	return class extends pg.Client {
		readonly #tried: number

		constructor(config?: string | pg.ClientConfig) {
			const login = typeof config === 'string' ? {} : config
			super({ ...login, connectionString: addresses[current] })
			this.#tried = current
		}

		override connect(): Promise<pg.Client>
		override connect(callback: Told): void
		override connect(callback?: Told): Promise<pg.Client> | undefined {
			const connected = this.#connectToPrimary()
			if (callback === undefined) return connected
			const tell = callback as (error: Error | null, client?: pg.Client) => void
			connected.then(
				() => tell(null, this),
				(error: Error) => tell(error),
			)
			return undefined
		}

		async #connectToPrimary(): Promise<pg.Client> {
			try {
				await super.connect()
				const answer = await this.query('select pg_is_in_recovery() as replica')
				if (answer.rows[0]?.replica === true) throw new OnlyAReplicaError()
				return this
			} catch (error) {
				if (current === this.#tried) current = (current + 1) % addresses.length
				if (error instanceof OnlyAReplicaError) await this.end().catch(() => {})
				throw error
			}
		}
	}
}

/** With the code of a write that a replica refuses: to whoever wants to write it is the same. */
class OnlyAReplicaError extends Error {
	override name = 'OnlyAReplicaError'
	readonly code = '25006'

	constructor() {
		super('the server is a replica')
	}
}
