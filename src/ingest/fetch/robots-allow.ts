import { LRUCache } from 'lru-cache'
import robotsParser from 'robots-parser'
import type { FetchFailure, GuardedFetch } from '#domain/fetch-outcome.ts'
import { fail, ok, type Result } from '#domain/result.ts'

const hourMs = 60 * 60 * 1_000
const cacheMs = 24 * hourMs
/** Shorter after a failure, so that a temporary problem does not block a site for a day. */
const unreachableCacheMs = hourMs
/** One file for each host; more than the catalogue has. */
const cacheEntries = 500
/** RFC 9309 requires at least 500 KiB; the rest is ignored. */
const readCharacters = 500 * 1024

type Robot = ReturnType<typeof robotsParser>

export type RobotsParts = {
	get: GuardedFetch
	now: () => Date
	/** Our name in robots.txt files. */
	agent: string
}

/** Whether a site allows us to read a page, or why not; its robots.txt is requested once a day. */
export type RobotsAllow = (url: string) => Promise<Result<undefined, FetchFailure>>

export function createRobotsAllow({ get, now, agent }: RobotsParts): RobotsAllow {
	const cache = new LRUCache<string, Result<Robot, FetchFailure>>({
		max: cacheEntries,
		ttl: cacheMs,
		ttlResolution: 0,
		perf: { now: () => now().getTime() },
		fetchMethod: async (origin, _stale, { options }) => {
			const robot = await requestRobots(origin, get)
			if (!robot.ok) options.ttl = unreachableCacheMs
			return robot
		},
	})
	return async (url) => {
		const robot = await cache.forceFetch(new URL(url).origin)
		if (!robot.ok) return robot
		return robot.value.isDisallowed(url, agent)
			? fail({ kind: 'robots', message: 'robots.txt does not let us read this page' })
			: ok(undefined)
	}
}

async function requestRobots(origin: string, get: GuardedFetch): Promise<Result<Robot, FetchFailure>> {
	const address = `${origin}/robots.txt`
	const everything = ok(robotsParser(address, ''))
	const page = await get({ url: address, accept: 'text/plain, */*;q=0.5' })
	// RFC 9309, 2.3.1: too many redirects count as no file; an unreachable file forbids everything.
	if (!page.ok && page.failure.kind === 'redirect_error') return everything
	if (!page.ok) {
		const { kind, message } = page.failure
		return fail({ kind, message: `robots.txt: ${message}` })
	}
	const { status, body } = page.value
	if (status >= 500) return fail({ kind: 'http_error', message: `robots.txt responded with ${status}` })
	if (status >= 300) return everything
	return ok(robotsParser(address, new TextDecoder().decode(body).slice(0, readCharacters)))
}
