import pg from 'pg'
import { joinPending } from '#store/votes/item-counts.ts'
import type { Acknowledged } from './load.ts'

/** One line of the audit: what was checked, how many, and how many of them are wrong. */
type AuditLine = { what: string; looked: number; wrong: number }

const pending = joinPending.statement().text

/** Compares what was acknowledged with what is stored, and checks what is stored for consistency. */
export async function audit(
	url: string,
	{ votes, views, signUps, saves }: Acknowledged,
): Promise<AuditLine[]> {
	const client = new pg.Client({ connectionString: url, options: '-c search_path=sample,public' })
	await client.connect()
	const lines: AuditLine[] = []
	const rows = async (statement: string, values: unknown[] = []) =>
		(await client.query<Record<string, unknown>>(statement, values)).rows
	/** Each of `wanted` must be found exactly once among the keys that the statement returns. */
	const onceEach = async (what: string, wanted: Set<string>, statement: string) => {
		const found = new Map<string, number>()
		for (const { key } of await rows(statement)) found.set(String(key), (found.get(String(key)) ?? 0) + 1)
		const wrong = [...wanted].filter((key) => found.get(key) !== 1).length
		lines.push({ what, looked: wanted.size, wrong })
	}
	/** The statement returns how many rows there are and how many of them are wrong. */
	const none = async (what: string, statement: string) => {
		const [row] = await rows(statement)
		lines.push({ what, looked: Number(row?.looked), wrong: Number(row?.wrong) })
	}
	try {
		await onceEach(
			'acknowledged votes',
			votes,
			`select identity_id || '|' || item_id || '|' || choice as key from vote where subject = 'signal'`,
		)
		await onceEach(
			'acknowledged views',
			views,
			`select identity_id || '|' || item_id as key from item_view where times = 1`,
		)
		await onceEach('acknowledged sign-ups', signUps, 'select username as key from account')
		await onceEach('acknowledged saves', saves, `select account_id || '|' || item_id as key from bookmark`)
		await none(
			'vote counters equal their rows',
			`select count(*) as looked, count(*) filter (
				where (item.bullish + pending.bullish, item.bearish + pending.bearish, item.importance + pending.importance)
					<> (own.bullish, own.bearish, own.importance)) as wrong
			from news_item as item ${pending} cross join lateral (
				select count(*) filter (where choice = 'bullish') as bullish,
					count(*) filter (where choice = 'bearish') as bearish,
					count(*) filter (where choice = 'important') as importance
				from vote where item_id = item.id and counted) as own`,
		)
		await none(
			'view counters equal their rows',
			`select count(*) as looked, count(*) filter (where item.views + pending.views <> views_settled + (
				select coalesce(sum(times), 0) from item_view where item_id = item.id)) as wrong from news_item as item ${pending}`,
		)
		await none(
			'items stored once',
			`select count(*) as looked, count(*) - count(distinct url_hash) as wrong from news_item`,
		)
		await none(
			'an e-mail for each sign-up, sent or waiting',
			`select count(*) as looked, count(*) filter (where not exists (
				select from mail_outbox where account_id = account.id and letter = 'activation')
				and username like 'load.%') as wrong from account`,
		)
		await none(
			'jobs done or waiting',
			`select count(*) as looked, count(*) filter (where state in ('failed', 'cancelled')) as wrong
			from pgboss_sample.job`,
		)
		return lines
	} finally {
		await client.end()
	}
}
