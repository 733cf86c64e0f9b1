import { type Sql, sql } from '#store/sql.ts'

/**
 * Where a story stands in the order of what is told most: the moment it began, moved on by how much is made of it. Ten
 * times as much puts it before one that began half a day later, and an outlet says as much as three votes. Age is the
 * beginning itself, so that the moment stays as long as nothing more is said.
 */
export const topMoment = (firstAt: Sql, outlets: Sql, votes: Sql): Sql =>
	sql`${firstAt} + make_interval(
		secs => round(45000 * log((1 + 3 * (${outlets} - 1) + ${votes})::double precision))
	)`
