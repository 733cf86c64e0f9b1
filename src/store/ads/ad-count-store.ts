import { type AdAct, adActs, type InvalidReason, invalidReasons } from '#domain/ad.ts'
import { startOfTehranDay } from '#domain/tehran-day.ts'
import type { VoterIdentity } from '#domain/vote.ts'
import { integer, moment, oneOf, query, type Row } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { takeNetworkPlace } from '#store/votes/network-crowd.ts'

/** An identity's view or click of a campaign counts once in this time. */
const countedOnceHours = 1
/** A click must follow a view that is at most this old. */
const sightHours = 24

/**
 * Counts a view or click if it is the identity's first in an hour and its network is not over its limit; returns why
 * not.
 */
export async function countAdAct(
	db: Queryable,
	campaignId: number,
	act: AdAct,
	identity: VoterIdentity,
	now: Date,
	network: string | null = null,
): Promise<'counted' | InvalidReason> {
	return inTransaction(db, async (change) => {
		const marked = (of: AdAct, hours: number) => wasMarked(change, campaignId, of, identity, hours, now)
		const takePlace = () => takeNetworkPlace(change, { act, subjectId: campaignId, identity, network }, now)
		const refuse = async (): Promise<InvalidReason | undefined> => {
			if (act === 'click' && !(await marked('seen', sightHours))) return 'no_impression'
			if (await marked(act, countedOnceHours)) return 'repeated'
			if (!(await takePlace())) return 'crowded_network'
			return markOnce(change, campaignId, act, identity, now)
		}
		const reason = await refuse()
		await addToDay(change, campaignId, act, reason, now)
		return reason ?? 'counted'
	})
}

async function wasMarked(
	db: Queryable,
	campaignId: number,
	act: AdAct,
	identity: VoterIdentity,
	hours: number,
	now: Date,
): Promise<boolean> {
	const found = await sql`
		select from ad_mark where identity_kind = ${identity.kind} and identity_id = ${identity.id}
			and campaign_id = ${campaignId} and act = ${act}
			and counted_at > ${now}::timestamptz - make_interval(hours => ${hours})
	`.execute(db)
	return found.rows.length > 0
}

async function markOnce(
	db: Queryable,
	campaignId: number,
	act: AdAct,
	identity: VoterIdentity,
	now: Date,
): Promise<InvalidReason | undefined> {
	const marked = await sql`
		insert into ad_mark as mark (campaign_id, act, identity_kind, identity_id, counted_at)
		values (${campaignId}, ${act}, ${identity.kind}, ${identity.id}, ${now})
		on conflict (identity_kind, identity_id, campaign_id, act) do update set counted_at = excluded.counted_at
			where mark.counted_at <= excluded.counted_at - make_interval(hours => ${countedOnceHours})
		returning campaign_id
	`.execute(db)
	return marked.rows.length > 0 ? undefined : 'repeated'
}

/** Stores what does not count, with its reason. */
export const keepInvalidAct = (
	db: Queryable,
	campaignId: number,
	act: AdAct,
	reason: InvalidReason,
	now: Date,
): Promise<void> => addToDay(db, campaignId, act, reason, now)

async function addToDay(
	db: Queryable,
	campaignId: number,
	act: AdAct,
	reason: InvalidReason | undefined,
	now: Date,
): Promise<void> {
	await sql`
		insert into ad_day as day (campaign_id, day_start, act, reason, times)
		values (${campaignId}, ${startOfTehranDay(now)}, ${act}, ${reason ?? ''}, 1)
		on conflict (campaign_id, day_start, act, reason) do update set times = day.times + 1
	`.execute(db)
}

/** What a browser was counted for before it logged in is counted once for the account. */
export async function mergeAdMarks(db: Queryable, sessionId: string, accountId: string): Promise<void> {
	await sql`
		with gone as (
			delete from ad_mark where identity_kind = 'session' and identity_id = ${sessionId}
			returning campaign_id, act, counted_at
		)
		insert into ad_mark as mark (campaign_id, act, identity_kind, identity_id, counted_at)
		select campaign_id, act, 'user', ${accountId}, counted_at from gone
		on conflict (identity_kind, identity_id, campaign_id, act)
			do update set counted_at = greatest(mark.counted_at, excluded.counted_at)
	`.execute(db)
}

/** Deletes marks that no longer decide anything: who saw what is forgotten, and the sums stay. */
export async function forgetAdMarks(db: Queryable, now: Date): Promise<number> {
	const gone = await sql`
		delete from ad_mark where counted_at < ${now}::timestamptz - make_interval(hours => ${sightHours})
		returning campaign_id
	`.execute(db)
	return gone.rows.length
}

const adDay = {
	/** The midnight in Tehran with which the day began. */
	start: moment,
	seen: integer,
	clicks: integer,
	/** Stored and not counted, views and clicks together. */
	invalid: integer,
}
export type AdDay = Row<typeof adDay>

/** The days on which anything happened, oldest first. */
export async function readAdDays(db: Queryable, campaignId: number): Promise<AdDay[]> {
	const found = await query(adDay)`
		select day_start as start,
			coalesce(sum(times) filter (where act = 'seen' and reason = ''), 0)::integer as seen,
			coalesce(sum(times) filter (where act = 'click' and reason = ''), 0)::integer as clicks,
			coalesce(sum(times) filter (where reason <> ''), 0)::integer as invalid
		from ad_day where campaign_id = ${campaignId} group by day_start order by day_start
	`.execute(db)
	return found.rows
}

const invalidCount = { act: oneOf(adActs), reason: oneOf(invalidReasons), times: integer }
export type InvalidCount = Row<typeof invalidCount>

export async function readInvalidActs(db: Queryable, campaignId: number): Promise<InvalidCount[]> {
	const found = await query(invalidCount)`
		select act, reason, sum(times)::integer as times from ad_day
		where campaign_id = ${campaignId} and reason <> '' group by act, reason order by act, reason
	`.execute(db)
	return found.rows
}

export type AdTotal = { seen: number; clicks: number }

export async function readAdTotals(db: Queryable): Promise<Map<number, AdTotal>> {
	const found = await query({ id: integer, seen: integer, clicks: integer })`
		select campaign_id as id,
			coalesce(sum(times) filter (where act = 'seen'), 0)::integer as seen,
			coalesce(sum(times) filter (where act = 'click'), 0)::integer as clicks
		from ad_day where reason = '' group by campaign_id
	`.execute(db)
	return new Map(found.rows.map(({ id, seen, clicks }) => [id, { seen, clicks }]))
}
