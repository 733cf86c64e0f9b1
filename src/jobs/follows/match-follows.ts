import { setTimeout as sleep } from 'node:timers/promises'
import { matchedTogether, openFollowMatcher } from '#store/follows/match-follows.ts'
import type { Queryable } from '#store/sql.ts'

const idleMs = 3_000

type MatchFollowsParts = { db: Queryable; now: () => Date; onTrouble: (error: unknown) => void }

/** Matches new items with follows, until stopped. */
export async function matchFollows(
	{ db, now, onTrouble }: MatchFollowsParts,
	stop: AbortSignal,
): Promise<void> {
	const match = openFollowMatcher(db)
	while (!stop.aborted) {
		const looked = await match(now()).catch((error: unknown) => {
			onTrouble(error)
			return 0
		})
		if (looked >= matchedTogether) continue
		await sleep(idleMs, undefined, { signal: stop }).catch(() => {})
	}
}
