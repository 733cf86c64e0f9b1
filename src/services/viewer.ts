/** The viewer of a request, as far as reads depend on it. */
export type Viewer = {
	/** The viewer has just voted, so reads bypass the cache and the replicas. */
	hasRecentWrite: boolean
	/** The network of the request, for its share of the queue before the database. */
	network: string
	/**
	 * The viewer has an account: proved by a token or, on our pages, by the browser's session. Filters may then have
	 * several values.
	 */
	hasAccount: boolean
}
