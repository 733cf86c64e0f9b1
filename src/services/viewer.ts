/** For whom something is read, as far as reading depends on it. */
export type Viewer = {
	/** They have just voted: they are shown what the primary database has, not what a replica or the cache remembers. */
	hasRecentWrite: boolean
	/** Whose share of the queue before the database it is: the network that the request comes from. */
	network: string
	/** They proved an account: by a token, or on a page of ours by the browser's session. A filter may hold more for them. */
	hasAccount: boolean
}
