import { repeatWork } from '#jobs/repeat-work.ts'
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
	const work = async () => ((await match(now())) >= matchedTogether ? 0 : idleMs)
	await repeatWork(work, { onTrouble, troubleMs: idleMs }, stop)
}
