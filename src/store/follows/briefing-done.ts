import { integers, query } from '#store/query.ts'
import type { Queryable } from '#store/sql.ts'

/** Only marks of the last few briefings are stored; older stories do not come again. */
const mostMarked = 100

/** Items that the reader has marked as done, the last first. */
export async function findBriefingDone(db: Queryable, accountId: number): Promise<number[]> {
	const found = await query({ done: integers })`
		select briefing_done as done from account where id = ${accountId}
	`.execute(db)
	return found.rows[0]?.done ?? []
}

/** Marks items as done, or as not done; returns all marks. */
export async function markBriefingDone(
	db: Queryable,
	accountId: number,
	{ items, done }: { items: readonly number[]; done: boolean },
): Promise<number[]> {
	const marked = await query({ done: integers })`
		update account set briefing_done = (${done ? items : []}::integer[] || array(
			select id from unnest(briefing_done) with ordinality as known (id, place)
			where id <> all(${items}::integer[]) order by place
		))[:${mostMarked}]
		where id = ${accountId} returning briefing_done as done
	`.execute(db)
	return marked.rows[0]?.done ?? []
}
