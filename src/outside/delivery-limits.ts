/** The most that a delivery may take, from the name lookup to the last byte of the response. */
export const deliveryMs = 5_000
/** Few, so that a small server is not overloaded. */
export const deliveriesPerHost = 2
/** To a host that several readers have chosen: half of what a worker delivers at once. */
export const deliveriesPerCommonHost = 10

/** Time limits of a request that delivers a message; the signal includes the time in the queue. */
export const deliveryTimeouts = () => ({
	timeouts: { connectMs: deliveryMs, headersMs: deliveryMs, totalMs: deliveryMs },
	signal: AbortSignal.timeout(deliveryMs),
})
