const kibibyte = 1024

/** What a request may be, and how long anything may take. */
export const httpLimits = {
	body: 16 * kibibyte,
	url: 2 * kibibyte,
	headers: 100,
	headerBytes: 16 * kibibyte,
	handlerMs: 5_000,
	requestMs: 15_000,
	headersMs: 10_000,
	checkingMs: 2_000,
	keepAliveMs: 10_000,
	/** A connection on which nothing moves for so long has a reader who is gone, or who holds us up. */
	stillMs: 30_000,
	connections: 2_000,
} as const
