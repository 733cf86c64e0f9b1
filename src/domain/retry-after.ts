const secondMs = 1_000
export const longestRetryAfterMs = 24 * 60 * 60 * secondMs

/** The three forms of an HTTP date (RFC 9110 5.6.7). Other forms that Date accepts are refused. */
const httpDates = [
	/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
	/^[A-Z][a-z]+day, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
	/^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/,
]

function waitUntil(text: string, now: Date): number {
	if (!httpDates.some((form) => form.test(text))) return Number.NaN
	return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`) - now.getTime()
}

/** The value of Retry-After in milliseconds, at most a day; null if it is missing or invalid. */
export function retryAfterMs(header: string | null, now: Date): number | null {
	const text = header?.trim() ?? ''
	const waitMs = /^\d+$/.test(text) ? Number(text) * secondMs : waitUntil(text, now)
	if (Number.isNaN(waitMs) || waitMs < 0) return null
	return Math.min(waitMs, longestRetryAfterMs)
}
