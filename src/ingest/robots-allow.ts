import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import { pathAllowed, type RobotsRule, readRobots } from './robots.ts'

const hourMs = 60 * 60 * 1_000
const cacheMs = 24 * hourMs
/** A site that stumbles is not shut out for a day, only until it had time to get up. */
const unreachableCacheMs = hourMs
/** One file a host; far more than the catalogue has, far less than memory. */
const cacheEntries = 500

type Verdict = { until: number; rules: readonly RobotsRule[] }

/** Answers by origin; hand the same one to every call. */
export type RobotsCache = Map<string, Verdict>

export type RobotsPorts = {
	get: GuardedFetch
	cache: RobotsCache
	now: () => Date
	/** The name that robots files call us by. */
	agent: string
}

const everything: readonly RobotsRule[] = []
const nothing: readonly RobotsRule[] = [{ allow: false, pattern: '/' }]

async function askHost(origin: string, { get, now, agent }: RobotsPorts): Promise<Verdict> {
	const page = await get({ url: `${origin}/robots.txt`, accept: 'text/plain, */*;q=0.5' })
	const until = now().getTime() + cacheMs
	// RFC 9309, 2.3.1: too many redirects count as no file; anything we could not reach forbids everything.
	if (!page.ok && page.failure.kind === 'redirect_error') return { until, rules: everything }
	if (!page.ok || page.value.status >= 500) {
		return { until: now().getTime() + unreachableCacheMs, rules: nothing }
	}
	if (page.value.status >= 300) return { until, rules: everything }
	return { until, rules: readRobots(new TextDecoder().decode(page.value.body), agent) }
}

/** Whether the site lets us read this page; its robots.txt is asked for once a day. */
export async function robotsAllow(url: string, ports: RobotsPorts): Promise<boolean> {
	const address = new URL(url)
	const known = ports.cache.get(address.origin)
	if (known !== undefined && known.until > ports.now().getTime()) return pathAllowed(known.rules, address)
	const verdict = await askHost(address.origin, ports)
	if (ports.cache.size >= cacheEntries) ports.cache.clear()
	ports.cache.set(address.origin, verdict)
	return pathAllowed(verdict.rules, address)
}
