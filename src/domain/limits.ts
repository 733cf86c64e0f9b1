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

/** What programs may do; the page for developers says so. */
export const programLimits = {
	/** Requests in a minute: of an address without a key, and of a key. */
	ofAddress: 1200,
	ofKey: 120,
	/** Open streams. */
	streamsOfAddress: 3,
	streamsOfKey: 5,
	/** Missed events that a stream sends again, and for how many minutes. */
	resumedEvents: 500,
	resumedMinutes: 60,
} as const
