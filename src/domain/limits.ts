// Limits that several layers share. Limits of follows are in follow-limits.ts, rate limits of other routes in src/api/limits.

const minute = 60
const hour = 3600
const day = 86_400

export const voteLimits = {
	/** Vote requests of one session and of one address, for each time window. */
	requests: {
		session: [
			{ max: 30, seconds: minute },
			{ max: 200, seconds: day },
		],
		address: [{ max: 600, seconds: hour }],
	},
	/** New browsers without an account from one address in an hour. */
	newBrowsersAnHour: 30,
	/** Votes on one item by browsers without an account from one network, and the time window; the same for views and for views and clicks of ads. */
	ofOneNetwork: { most: 10, minutes: 60 },
} as const

/**
 * The most ids in one list of a request. It only limits the size of a request; the catalogue may have four thousand coins and
 * sources each.
 */
export const mostIdsInList = 4_000
