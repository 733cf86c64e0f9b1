import type { Catalogue } from '#domain/catalogue.ts'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'

/** For all sources together. */
export const probeMs = 5_000

export type NewsMode = 'live' | 'sample'

/** Whether any source answers anything at all; the first answer decides, and nobody is waited for longer than 5 s. */
export async function anySourceAnswers(catalogue: Catalogue, get: GuardedFetch): Promise<boolean> {
	const enough = new AbortController()
	const timer = setTimeout(() => enough.abort(), probeMs)
	const timeouts = { connectMs: probeMs, headersMs: probeMs, totalMs: probeMs }
	const knocks = catalogue.sources.map(async ({ feedUrl: url }) => {
		// A redirect is an answer; where it leads is not our question.
		const answer = await get({ url, method: 'HEAD', redirect: 'manual', timeouts, signal: enough.signal })
		if (!answer.ok) throw new Error(answer.failure.message)
	})
	try {
		await Promise.any(knocks)
		return true
	} catch {
		return false
	} finally {
		clearTimeout(timer)
		enough.abort()
		await Promise.allSettled(knocks)
	}
}
