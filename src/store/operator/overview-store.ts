import { inEachNewsLocale, newsLocales } from '#domain/locale.ts'
import { countWaitingReports } from '#store/news/tag-report-store.ts'
import { bigInteger, integer, moment, orNull, query, type Row, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

const newsHour = { hourStart: moment, ...inEachNewsLocale(() => integer) }

/** Items that were stored in each hour, by language; an hour without any has no row. */
export async function readNewsHours(db: Queryable, since: Date): Promise<Row<typeof newsHour>[]> {
	const found = await query(newsHour)`
		select date_trunc('hour', first_seen_at, 'UTC') as "hourStart",
			${sql.join(newsLocales.map((locale) => sql`(count(*) filter (where locale = ${sql.lit(locale)}))::integer as ${sql.ref(locale)}`))}
		from news_item where first_seen_at >= ${since} group by 1 order by 1
	`.execute(db)
	return found.rows
}

const backlog = {
	/** Sources that should have been read a while ago. */
	overdueSources: integer,
	heldItems: integer,
	emails: integer,
	/** Of those, e-mails that could not be sent so far, and why not. */
	triedEmails: integer,
	emailProblem: orNull(text),
	/** Votes that are set aside and wait for review. */
	votes: integer,
	databaseBytes: bigInteger,
}

const overdueMinutes = 5

/** What waits, and how large the database is. */
export async function readBacklog(
	db: Queryable,
	now: Date,
): Promise<(Row<typeof backlog> & { reports: number }) | undefined> {
	const reports = await countWaitingReports(db)
	const found = await query(backlog)`
		select
			(select count(*)::integer from source_health as health
				join source on source.id = health.source_id and source.listed and source.paused_at is null
				where next_poll_at < ${now}::timestamptz - make_interval(mins => ${overdueMinutes})) as "overdueSources",
			(select count(*)::integer from news_item where state = 'held') as "heldItems",
			(select count(*)::integer from mail_outbox where done_at is null) as emails,
			(select count(*)::integer from mail_outbox where done_at is null and last_problem is not null) as "triedEmails",
			(select last_problem from mail_outbox where done_at is null and last_problem is not null
				order by next_try_at limit 1) as "emailProblem",
			(select count(*)::integer from vote where not counted and not exists (
				select from vote_ruling as ruling where ruling.quarantine_group = vote.quarantine_group
			)) as votes,
			pg_database_size(current_database()) as "databaseBytes"
	`.execute(db)
	const [row] = found.rows
	return row && { ...row, reports }
}

/** Makes e-mails that wait for their next try due now; returns how many. */
export async function retryEmailsNow(db: Queryable, now: Date): Promise<number> {
	const hurried = await sql`
		update mail_outbox set next_try_at = ${now} where done_at is null and last_problem is not null
			and next_try_at > ${now} returning id
	`.execute(db)
	return hurried.rows.length
}
