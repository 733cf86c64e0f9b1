const kibibyte = 1024

/** Bounds on the size of a request and on how long each step may take. */
export const httpLimits = {
	body: 16 * kibibyte,
	url: 2 * kibibyte,
	headers: 100,
	headerBytes: 16 * kibibyte,
	handlerMs: 5_000,
	requestMs: 15_000,
	headersMs: 10_000,
	connectionsCheckingMs: 2_000,
	keepAliveMs: 10_000,
	/** A connection on which nothing moves for so long has a client that is gone, or that holds us up on purpose. */
	idleMs: 30_000,
	connections: 2_000,
} as const
