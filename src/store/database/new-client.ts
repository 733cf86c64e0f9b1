import pg from 'pg'

/**
 * A connection that breaks while nobody uses it emits an error, which ends the process where nobody listens. So every
 * client and pool of the product is created here.
 */
export function newClient(login: pg.ClientConfig): pg.Client {
	const client = new pg.Client(login)
	client.on('error', ignore)
	return client
}

export function newPool(login: pg.PoolConfig): pg.Pool {
	const pool = new pg.Pool(login)
	pool.on('error', ignore)
	// While a connection is in use its statement fails with the reason.
	pool.on('connect', (client) => client.on('error', ignore))
	return pool
}

const ignore = () => {}
