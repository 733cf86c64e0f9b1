import { finePointsMs, type PricePoint, pointMoment, pointsStoredMs } from '#domain/price-point.ts'
import { float, integer, moment, orNull, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

type CoinPoint = { coinId: number; at: number; usd: number }

/** Of several prices of one moment the first is stored. */
export async function addPricePoints(db: Queryable, points: readonly CoinPoint[]): Promise<void> {
	if (points.length === 0) return
	const coinIds = arrayOf(points.map(({ coinId }) => coinId))
	const seconds = arrayOf(points.map(({ at }) => pointMoment(at) / 1000))
	const prices = arrayOf(points.map(({ usd }) => usd))
	await sql`
		insert into price_point (coin_id, at, usd)
		select coin_id, to_timestamp(second), usd
		from unnest(${coinIds}::integer[], ${seconds}::double precision[], ${prices}::double precision[])
			as point (coin_id, second, usd)
		on conflict do nothing
	`.execute(db)
}

/** A first start stores a quarter of a million points, and `pg` would quote each number. */
const arrayOf = (numbers: readonly number[]): string => `{${numbers.join(',')}}`

/** The last price of each coin; a coin without any is left out. */
export async function findLatestPoints(
	db: Queryable,
	coinIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
	const found = await query({ coinId: integer, usd: float })`
		select coin.id as "coinId", latest.usd
		from unnest(${coinIds}::integer[]) as coin (id)
		cross join lateral (
			select usd from price_point where coin_id = coin.id order by at desc limit 1
		) as latest
	`.execute(db)
	return new Map(found.rows.map(({ coinId, usd }) => [coinId, usd]))
}

/** The last moment with a price of any coin, before a given one. */
export async function findLastPointMoment(db: Queryable, before: Date): Promise<Date | null> {
	const found = await query({ at: orNull(moment) })`
		select max(at) as at from price_point where at < ${before}
	`.execute(db)
	return found.rows[0]?.at ?? null
}

/**
 * A coin's points between two moments, the earliest first; if there are more than `most`, the last of each of `most`
 * equal intervals.
 */
export async function findPricePoints(
	db: Queryable,
	coinId: number,
	{ from, to }: { from: Date; to: Date },
	most: number,
): Promise<PricePoint[]> {
	const spanSeconds = Math.max(1, (to.getTime() - from.getTime()) / 1000 / (most - 1))
	// One index look-up for each interval: two years of a coin are 25,000 points, and reading all of them took three
	// times as long.
	const found = await query({ at: moment, usd: float })`
		select point.at, point.usd
		from generate_series(0, ${most - 1}::integer) as part
		cross join lateral (
			select at, usd from price_point
			where coin_id = ${coinId} and at <= ${to}::timestamptz
				and at >= ${from}::timestamptz + make_interval(secs => part * ${spanSeconds}::double precision)
				and at < ${from}::timestamptz + make_interval(secs => (part + 1) * ${spanSeconds}::double precision)
			order by at desc limit 1
		) as point
		order by point.at
	`.execute(db)
	return found.rows.map(({ at, usd }) => [at.getTime(), usd])
}

type WantedPrice = { coinId: number; at: Date; withinMs: number }

/**
 * The prices of coins at moments: the nearest point within the tolerance, in the given order; null if there is none.
 */
export async function findPricesAt(
	db: Queryable,
	wanted: readonly WantedPrice[],
): Promise<(number | null)[]> {
	const found = await query({ usd: orNull(float) }, { isPrepared: true })`
		select near.usd
		from unnest(
			${wanted.map(({ coinId }) => coinId)}::integer[],
			${wanted.map(({ at }) => at)}::timestamptz[],
			${wanted.map(({ withinMs }) => withinMs / 1000)}::integer[]
		) with ordinality as wanted (coin_id, at, seconds, position)
		left join lateral (
			select usd from price_point as point
			where point.coin_id = wanted.coin_id
				and point.at between wanted.at - make_interval(secs => wanted.seconds)
					and wanted.at + make_interval(secs => wanted.seconds)
			order by abs(extract(epoch from point.at - wanted.at)) limit 1
		) as near on true
		order by wanted.position
	`.execute(db)
	return found.rows.map(({ usd }) => usd)
}

/** Keeps the first point of each hour after 30 days, and none after two years. */
export async function prunePricePoints(db: Queryable, now: Date): Promise<void> {
	const ago = (ms: number) => new Date(now.getTime() - ms)
	await sql`delete from price_point where at < ${ago(pointsStoredMs)}`.execute(db)
	// By the index price_point_fine and the first point of the hour: a join would read all points of two years.
	const hour = sql.raw(`date_bin('1 hour', point.at, '2000-01-01 00:00:00+00')`)
	await sql`
		delete from price_point as point
		where at < ${ago(finePointsMs)} and ${hour} <> at and at <> (
			select first.at from price_point as first
			where first.coin_id = point.coin_id and first.at >= ${hour} order by first.at limit 1
		)
	`.execute(db)
}
