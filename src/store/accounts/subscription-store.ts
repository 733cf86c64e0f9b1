import { uiLocales } from '#domain/locale.ts'
import { type Plan, plans, type Subscription } from '#domain/subscription.ts'
import { integer, moment, oneOf, query, type Row, selectList, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

export async function addSubscription(
	db: Queryable,
	accountId: number,
	plan: Plan,
	joinedAt: Date,
	expiresAt: Date,
): Promise<void> {
	await sql`
		insert into subscription (account_id, plan, joined_at, expires_at)
		values (${accountId}, ${plan}, ${joinedAt}, ${expiresAt})
		on conflict (account_id) where plan = 'trial' do nothing
	`.execute(db)
}

const subscription = { plan: oneOf(plans), joinedAt: moment, expiresAt: moment }

/** Oldest first. */
export async function subscriptionsOf(db: Queryable, accountId: number): Promise<Subscription[]> {
	const found = await query(subscription)`
		select ${selectList(subscription)}
		from subscription where account_id = ${accountId} order by joined_at, id
	`.execute(db)
	return found.rows
}

const dueNotice = {
	accountId: integer,
	email: text,
	locale: oneOf(uiLocales),
	notice: oneOf(['week', 'day', 'ended']),
}
type DueNotice = Row<typeof dueNotice>
export type ExpiryNotice = DueNotice['notice']

/** Older ends are not notified, for example after the product was down for a month. */
const noticeEndedForDays = 3

/**
 * Claims at most `most` due notices; each is claimed once. Only for an account's last credit, only the nearest
 * notice, and never one from before the credit was given.
 */
export async function takeDueNotices(db: Queryable, now: Date, most: number): Promise<DueNotice[]> {
	const due = await query(dueNotice)`
		with credit as (
			select account_id, max(expires_at) as ends_at, min(joined_at) as began_at
			from subscription group by account_id
		), near as (
			select account_id, ends_at, began_at, case
				when ends_at <= ${now} then 'ended'
				when ends_at <= ${now}::timestamptz + interval '1 day' then 'day' else 'week' end as notice
			from credit
			where ends_at > ${now}::timestamptz - make_interval(days => ${noticeEndedForDays})
				and ends_at <= ${now}::timestamptz + interval '7 days'
		), claimed as (
			insert into expiry_notice (account_id, ends_at, notice, notified_at)
			select account_id, ends_at, notice, ${now} from near join account on account.id = account_id
			where activated_at is not null and suspended_at is null and (
				notice = 'ended' or began_at <= ends_at - case notice when 'day' then interval '1 day' else interval '7 days' end
			) and not exists (
				select from expiry_notice as known where known.account_id = near.account_id
					and known.ends_at = near.ends_at and known.notice = near.notice
			)
			order by account_id limit ${most}
			on conflict do nothing returning account_id, notice
		)
		select account_id as "accountId", email, locale, notice from claimed join account on account.id = account_id
	`.execute(db)
	return due.rows
}
