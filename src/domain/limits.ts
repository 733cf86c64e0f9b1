// Limits that several layers share, each written once. Those of follows stand in follow-limits.ts, those of requests to other
// routes in the classes of src/api/limits.

const minute = 60
const hour = 3600
const day = 86_400

export const voteLimits = {
	/** Requests that vote, of one browser session and of one address; counted in each span of seconds. */
	requests: {
		session: [
			{ max: 30, seconds: minute },
			{ max: 200, seconds: day },
		],
		address: [{ max: 600, seconds: hour }],
	},
	/** New browsers without an account that one address brings in an hour. */
	newBrowsersAnHour: 30,
	/** Votes of browsers without an account that one network brings on one item, and in how long; views, ad sights and clicks alike. */
	ofOneNetwork: { most: 10, minutes: 60 },
} as const

/**
 * Ids in one list of a request. Only a bound on what is read: how many coins or sources there are to choose is what the
 * catalogue says, and it has room for four thousand of each.
 */
export const mostIdsInList = 4_000
