import type { FetchFailure, GuardedFetch } from '#domain/fetch-outcome.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { pathAllowed, type RobotsRule, readRobots } from './robots.ts'

const hourMs = 60 * 60 * 1_000
const cacheMs = 24 * hourMs
/** A site that stumbles is not shut out for a day, only until it had time to get up. */
const unreachableCacheMs = hourMs
/** One file a host; far more than the catalogue has, far less than memory. */
const cacheEntries = 500

/** A host that could not be asked has no rules, and says why. */
type Verdict = { until: number; rules: Result<readonly RobotsRule[], FetchFailure> }

/** Answers by origin; hand the same one to every call. */
export type RobotsCache = Map<string, Verdict>

export type RobotsParts = {
	get: GuardedFetch
	cache: RobotsCache
	now: () => Date
	/** The name that robots files call us by. */
	agent: string
}

const everything: readonly RobotsRule[] = []

async function askHost(origin: string, { get, now, agent }: RobotsParts): Promise<Verdict> {
	const page = await get({ url: `${origin}/robots.txt`, accept: 'text/plain, */*;q=0.5' })
	const until = now().getTime() + cacheMs
	// RFC 9309, 2.3.1: too many redirects count as no file; anything we could not reach forbids everything.
	if (!page.ok && page.failure.kind === 'redirect_error') return { until, rules: ok(everything) }
	const soon = now().getTime() + unreachableCacheMs
	if (!page.ok) {
		const { kind, message } = page.failure
		return { until: soon, rules: fail({ kind, message: `robots.txt: ${message}` }) }
	}
	const { status, body } = page.value
	if (status >= 500)
		return { until: soon, rules: fail({ kind: 'http_error', message: `robots.txt answered ${status}` }) }
	if (status >= 300) return { until, rules: ok(everything) }
	return { until, rules: ok(readRobots(new TextDecoder().decode(body), agent)) }
}

async function verdictOf(origin: string, parts: RobotsParts): Promise<Verdict> {
	const known = parts.cache.get(origin)
	if (known !== undefined && known.until > parts.now().getTime()) return known
	const verdict = await askHost(origin, parts)
	if (parts.cache.size >= cacheEntries) parts.cache.clear()
	parts.cache.set(origin, verdict)
	return verdict
}

/** Whether the site lets us read this page, or why not; its robots.txt is asked for once a day. */
export async function robotsAllow(url: string, parts: RobotsParts): Promise<Result<undefined, FetchFailure>> {
	const address = new URL(url)
	const { rules } = await verdictOf(address.origin, parts)
	if (!rules.ok) return rules
	return pathAllowed(rules.value, address)
		? ok(undefined)
		: fail({ kind: 'robots', message: 'robots.txt does not let us read this page' })
}
