import { sql } from 'kysely'
import type { AdAct, InvalidReason } from '#domain/ad.ts'
import type { Queryable } from '#store/schema.ts'

export type AdDay = {
	/** The midnight in Tehran with which the day began. */
	start: Date
	seen: number
	clicks: number
	/** Kept and not counted, seen and clicks together. */
	invalid: number
}

/** The days on which anything happened, oldest first. */
export async function readAdDays(db: Queryable, campaignId: number): Promise<AdDay[]> {
	const found = await sql<AdDay>`
		select day_start as start,
			coalesce(sum(times) filter (where act = 'seen' and reason = ''), 0)::integer as seen,
			coalesce(sum(times) filter (where act = 'click' and reason = ''), 0)::integer as clicks,
			coalesce(sum(times) filter (where reason <> ''), 0)::integer as invalid
		from ad_day where campaign_id = ${campaignId} group by day_start order by day_start
	`.execute(db)
	return found.rows
}

export type InvalidCount = { act: AdAct; reason: InvalidReason; times: number }

export async function readInvalidActs(db: Queryable, campaignId: number): Promise<InvalidCount[]> {
	const found = await sql<InvalidCount>`
		select act, reason, sum(times)::integer as times from ad_day
		where campaign_id = ${campaignId} and reason <> '' group by act, reason order by act, reason
	`.execute(db)
	return found.rows
}

export type AdTotal = { seen: number; clicks: number }

export async function readAdTotals(db: Queryable): Promise<Map<number, AdTotal>> {
	const found = await sql<AdTotal & { id: number }>`
		select campaign_id as id,
			coalesce(sum(times) filter (where act = 'seen'), 0)::integer as seen,
			coalesce(sum(times) filter (where act = 'click'), 0)::integer as clicks
		from ad_day where reason = '' group by campaign_id
	`.execute(db)
	return new Map(found.rows.map(({ id, seen, clicks }) => [id, { seen, clicks }]))
}
