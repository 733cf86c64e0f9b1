import { adLanguages, type Campaign, type CampaignDraft, currencies, placements } from '#domain/ad.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { announceAds } from '#store/news/news-announcement.ts'
import {
	bytes,
	float,
	integer,
	integers,
	moment,
	oneOf,
	orNull,
	query,
	type Row,
	selectList,
	text,
	truth,
} from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { isItemId } from '#store/votes/item-counts.ts'

const campaignRow = {
	id: integer,
	placement: orNull(oneOf(placements)),
	exclusive: truth,
	coinIds: integers,
	sourceIds: integers,
	advertiser: text,
	language: oneOf(adLanguages),
	startsAt: moment,
	endsAt: moment,
	weight: integer,
	textFa: orNull(text),
	textEn: orNull(text),
	link: text,
	currency: oneOf(currencies),
	addedAt: moment,
	pausedAt: orNull(moment),
}
// ::float8, because pg hands a numeric over as text.
const columns = sql`${selectList(campaignRow)}, monthly_price::float8 as amount`
const pricedRow = { ...campaignRow, amount: float }

const campaignOf = (row: Row<typeof pricedRow>): Campaign => ({
	id: row.id,
	place:
		row.placement === null
			? { kind: 'text', coinIds: row.coinIds, sourceIds: row.sourceIds }
			: { kind: 'banner', placement: row.placement, exclusive: row.exclusive },
	advertiser: row.advertiser,
	language: row.language,
	startsAt: row.startsAt,
	endsAt: row.endsAt,
	weight: row.weight,
	texts: {
		...(row.textFa === null ? {} : { fa: row.textFa }),
		...(row.textEn === null ? {} : { en: row.textEn }),
	},
	link: row.link,
	monthlyPrice: { amount: row.amount, currency: row.currency },
	addedAt: row.addedAt,
	pausedAt: row.pausedAt,
})

/** Campaigns that are served at the given moment or may be later. */
export async function findUnendedCampaigns(db: Queryable, now: Date): Promise<Campaign[]> {
	const found = await query(pricedRow)`
		select ${columns} from ad_campaign where ends_at > ${now} and paused_at is null order by id
	`.execute(db)
	return found.rows.map(campaignOf)
}

export async function findAllCampaigns(db: Queryable): Promise<Campaign[]> {
	const found = await query(pricedRow)`select ${columns} from ad_campaign order by id`.execute(db)
	return found.rows.map(campaignOf)
}

export async function findCampaigns(db: Queryable, ids: readonly number[]): Promise<Campaign[]> {
	const found = await query(pricedRow)`
		select ${columns} from ad_campaign where id = any(${ids.filter(isItemId)}::integer[])
	`.execute(db)
	return found.rows.map(campaignOf)
}

export type CampaignImages = Partial<Record<NewsLocale, Uint8Array>>

/** Stores a checked campaign with its pictures; call it in a transaction. */
export async function insertCampaign(
	db: Queryable,
	draft: CampaignDraft,
	images: CampaignImages,
	now: Date,
): Promise<number> {
	const { place, texts, monthlyPrice } = draft
	const banner = place.kind === 'banner' ? place : undefined
	const text = place.kind === 'text' ? place : { coinIds: [], sourceIds: [] }
	const added = await query({ id: integer })`
		insert into ad_campaign (kind, placement, exclusive, coin_ids, source_ids, advertiser, language, starts_at,
			ends_at, weight, text_fa, text_en, link, monthly_price, currency, added_at)
		values (${place.kind}, ${banner?.placement ?? null}, ${banner?.exclusive ?? false}, ${[...text.coinIds]},
			${[...text.sourceIds]}, ${draft.advertiser}, ${draft.language}, ${draft.startsAt}, ${draft.endsAt},
			${draft.weight}, ${texts.fa ?? null}, ${texts.en ?? null}, ${draft.link}, ${monthlyPrice.amount},
			${monthlyPrice.currency}, ${now})
		returning id
	`.execute(db)
	const id = added.rows[0]?.id ?? 0
	for (const [locale, image] of Object.entries(images)) {
		await sql`
			insert into ad_image (campaign_id, locale, image) values (${id}, ${locale}, ${Buffer.from(image)})
		`.execute(db)
	}
	await announceAds(db)
	return id
}

/** Prevents others from adding a campaign until the transaction ends, so that two cannot take the same placement. */
export async function lockCampaigns(db: Queryable): Promise<void> {
	await sql`select pg_advisory_xact_lock(${campaignLock})`.execute(db)
}

// Any number that nothing else locks in our databases.
const campaignLock = 7_246_021

export type CampaignTerms = Pick<CampaignDraft, 'startsAt' | 'endsAt' | 'weight'>

/** Gives a campaign other terms; call it in a transaction. */
export async function saveTerms(
	db: Queryable,
	id: number,
	{ startsAt, endsAt, weight }: CampaignTerms,
): Promise<void> {
	await sql`
		update ad_campaign set starts_at = ${startsAt}, ends_at = ${endsAt}, weight = ${weight} where id = ${id}
	`.execute(db)
	await announceAds(db)
}

/** Returns whether there is such a campaign. */
export async function setPaused(db: Queryable, id: number, pausedAt: Date | null): Promise<boolean> {
	if (!isItemId(id)) return false
	const changed = await sql`
		update ad_campaign
		set paused_at = case when ${pausedAt}::timestamptz is null then null else coalesce(paused_at, ${pausedAt}) end
		where id = ${id} returning id
	`.execute(db)
	if (changed.rows.length === 0) return false
	await announceAds(db)
	return true
}

export async function findAdImage(
	db: Queryable,
	id: number,
	locale: NewsLocale,
): Promise<Uint8Array | undefined> {
	if (!isItemId(id)) return undefined
	const found = await query({ image: bytes })`
		select image from ad_image where campaign_id = ${id} and locale = ${locale}
	`.execute(db)
	return found.rows[0]?.image
}
