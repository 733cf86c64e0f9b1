import { programLimits, voteLimits } from '#domain/limits.ts'

/** A route names its class of limits and nothing else. */
export type Allowance = { max: number; seconds: number }
type LimitClass = {
	/** Per browser session. */
	session: readonly Allowance[]
	/** Per IPv4 address or IPv6 /64: about ten times as much, because carriers and VPNs share addresses. */
	address: readonly Allowance[]
}

/** An IPv6 /48 holds 65,536 of the /64s that count as one address: all together get ten times what each may. */
export const wideFactor = 10

const minute = 60
const hour = 3600

export const limitClasses = {
	reads: { session: [{ max: 120, seconds: minute }], address: [{ max: 1200, seconds: minute }] },
	search: { session: [{ max: 60, seconds: 10 * minute }], address: [{ max: 600, seconds: 10 * minute }] },
	votes: voteLimits.requests,
	views: { session: [{ max: 60, seconds: minute }], address: [{ max: 600, seconds: minute }] },
	/**
	 * Every open page requests prices once a minute; all get the same cached response, and reading news must not suffer
	 * from it.
	 */
	prices: { session: [{ max: 30, seconds: minute }], address: [{ max: 3000, seconds: minute }] },
	/** The same for new items; each tab also checks when its reader comes back to it. */
	newest: { session: [{ max: 60, seconds: minute }], address: [{ max: 6000, seconds: minute }] },
	/** A screen requests four banners and reports those that were seen. */
	ads: { session: [{ max: 240, seconds: minute }], address: [{ max: 2400, seconds: minute }] },
	/** Pages that are rendered, because they are not cached or may not be: each takes some 20 ms of the processor. */
	renders: { session: [{ max: 60, seconds: minute }], address: [{ max: 600, seconds: minute }] },
	/** The document of the API and its reader: large, and read by programmers. */
	documents: { session: [], address: [{ max: 20, seconds: minute }] },
	/** Images of shared items: each takes some 50 ms of a processor, and sharing a link requests one. */
	drawings: { session: [{ max: 30, seconds: minute }], address: [{ max: 300, seconds: minute }] },
	/** Beginning a sign-in through another site's pages. */
	signIn: { session: [{ max: 20, seconds: 10 * minute }], address: [{ max: 200, seconds: 10 * minute }] },
	upload: { session: [{ max: 6, seconds: hour }], address: [{ max: 60, seconds: hour }] },
	accountWrites: {
		session: [{ max: 30, seconds: 10 * minute }],
		address: [{ max: 300, seconds: 10 * minute }],
	},
	/** A new reader may follow two hundred things in one sitting. */
	follows: { session: [{ max: 300, seconds: 10 * minute }], address: [{ max: 3000, seconds: 10 * minute }] },
	/** Previews of what a follow would have matched and of what a search would find, while it is typed. */
	previews: { session: [{ max: 60, seconds: minute }], address: [{ max: 600, seconds: minute }] },
	/** A monitor checks every few seconds, and each check may query the database. */
	watching: { session: [], address: [{ max: 600, seconds: minute }] },
	/**
	 * Pictures, static files and /healthz: all are cheap, and a first visit requests some sixty. This is far more than
	 * the readers behind one address need, and too little to keep others waiting.
	 */
	files: { session: [], address: [{ max: 12_000, seconds: minute }] },
} as const satisfies Record<string, LimitClass>

/** Requests of one API key, whatever they read. */
export const keyAllowance: Allowance = { max: programLimits.ofKey, seconds: minute }

export type LimitClassName = keyof typeof limitClasses
