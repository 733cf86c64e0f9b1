import { type Sql, sql } from '#store/sql.ts'

/**
 * The sort key of the top order: the time of the first report plus a bonus for outlets and votes. Ten times the score
 * puts a story before one that began half a day later, and an outlet counts as much as three votes. Age is the
 * beginning itself, so that the key changes only with the score.
 */
export const topMoment = (firstAt: Sql, outlets: Sql, votes: Sql): Sql =>
	sql`${firstAt} + make_interval(
		secs => round(45000 * log((1 + 3 * (${outlets} - 1) + ${votes})::double precision))
	)`
