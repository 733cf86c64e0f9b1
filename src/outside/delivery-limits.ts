/** From the first look-up of a name to the last byte of the response: a delivery may not take longer. */
export const deliveryMs = 5_000
/** Two deliveries at once leave a small server room to breathe. */
export const deliveriesPerHost = 2

/** For a request that delivers a message; the signal also counts the time before it may leave. */
export const deliveryTimes = () => ({
	timeouts: { connectMs: deliveryMs, headersMs: deliveryMs, totalMs: deliveryMs },
	signal: AbortSignal.timeout(deliveryMs),
})
