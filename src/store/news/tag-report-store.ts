import { newsLocales } from '#domain/locale.ts'
import type { TagKind, TagReason } from '#domain/news-item.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type Objection, reportKinds, type TagObjection, tagVerdicts } from '#domain/tag-report.ts'
import type { VoterIdentity } from '#domain/vote.ts'
import { integer, json, moment, oneOf, orNull, query, type Row, text } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { readItems, reasonsIn, retagItems } from './item-tags.ts'
import { splitFromStory } from './story-ruling.ts'
import { lockNewsWriters } from './writers-lock.ts'

/** Why a shown item has its tags; undefined if there is no such item. */
export async function readTagReasons(db: Queryable, id: number): Promise<TagReason[] | undefined> {
	const found = await query({ reasons: json })`
		select tag_reasons as reasons from news_item where id = ${id} and state = 'shown'
	`.execute(db)
	const item = found.rows[0]
	return item && reasonsIn(item.reasons)
}

export type ReportOutcome = 'stored' | 'said_before' | 'not_found' | 'no_such_tag' | 'not_so'

/**
 * Stores a reader's report about a tag, once for each identity; a reason may be added later, once. A missing tag that
 * exists is refused, and so is a wrong tag that does not.
 */
export async function keepTagReport(
	db: Queryable,
	{ kind: identityKind, id: identityId }: VoterIdentity,
	report: Objection & { itemId: number; reason: string | undefined },
	now: Date,
): Promise<ReportOutcome> {
	const { itemId, kind, verdict, reason } = report
	const known = kind === 'story' ? await findPlace(db, report) : await findTag(db, { ...report, kind })
	if ('outcome' in known) return known.outcome
	const { ref } = known
	const stored = await sql`
		insert into tag_report (identity_kind, identity_id, item_id, kind, ref, verdict, reason, made_at)
		values (${identityKind}, ${identityId}, ${itemId}, ${kind}, ${ref}, ${verdict}, ${reason ?? null}, ${now}::timestamptz)
		on conflict (identity_kind, identity_id, item_id, kind, ref) do update set reason = excluded.reason
			where tag_report.verdict = excluded.verdict and tag_report.reason is null and excluded.reason is not null
		returning id
	`.execute(db)
	return stored.rows.length > 0 ? 'stored' : 'said_before'
}

type Known = { ref: string } | { outcome: ReportOutcome }

async function findTag(
	db: Queryable,
	{ itemId, kind, ref, verdict }: TagObjection & { itemId: number },
): Promise<Known> {
	const known = await sql`select from tag where kind = ${kind} and ref = ${ref}`.execute(db)
	if (known.rows.length === 0) return { outcome: 'no_such_tag' }
	const reasons = await readTagReasons(db, itemId)
	if (reasons === undefined) return { outcome: 'not_found' }
	return has(reasons, kind, ref) === (verdict === 'wrong') ? { ref } : { outcome: 'not_so' }
}

/**
 * A story is named by the slug of any of its reports, and stored by its id, so that equal reports are counted
 * together.
 */
async function findPlace(
	db: Queryable,
	{ itemId, ref, verdict }: Pick<Objection, 'ref' | 'verdict'> & { itemId: number },
): Promise<Known> {
	const found = await query({ story: orNull(text), named: orNull(text) })`
		select case when exists (
				select from news_item as other where other.story_id = item.story_id and other.id <> item.id
			) then item.story_id::text end as story,
			(select report.story_id::text from news_item as report where report.slug = ${ref}) as named
		from news_item as item where item.id = ${itemId} and item.state = 'shown'
	`.execute(db)
	const [item] = found.rows
	if (item === undefined) return { outcome: 'not_found' }
	const isIn = item.story !== null && item.story === item.named
	return isIn && verdict === 'wrong' ? { ref: item.story ?? '' } : { outcome: 'not_so' }
}

const has = (reasons: readonly TagReason[], kind: TagKind, ref: string): boolean =>
	reasons.some((reason) => reason.kind === kind && reason.ref === ref)

const waiting = {
	id: integer,
	slug: text,
	title: text,
	locale: oneOf(newsLocales),
	kind: oneOf(reportKinds),
	ref: text,
	verdict: oneOf(tagVerdicts),
	readers: integer,
	reason: orNull(text),
	since: moment,
}
/** With the words of the title that caused the tag, or the headline of the story. */
type WaitingReport = Row<typeof waiting> & { words: string[] }

/** Undecided reports, those of most readers first. */
export async function readWaitingReports(db: Queryable): Promise<WaitingReport[]> {
	const found = await query({ ...waiting, reasons: json, lead: orNull(text) })`
		select min(report.id) as id, item.slug, item.title, item.locale, item.tag_reasons as reasons, report.kind, report.ref, report.verdict,
			count(*)::integer as readers, (array_agg(report.reason order by report.id)
				filter (where report.reason is not null))[1] as reason, min(report.made_at) as since,
			(select lead.title from news_item as lead where report.kind = 'story' and lead.id::text = report.ref) as lead
		from tag_report as report join news_item as item on item.id = report.item_id
		where not exists (
			select from tag_ruling as ruling where ruling.item_id = report.item_id
				and ruling.kind = report.kind and ruling.ref = report.ref and ruling.verdict = report.verdict
		) and (report.kind <> 'story' or exists (
			select from news_item as other where other.story_id = item.story_id and other.id <> item.id
				and item.story_id::text = report.ref
		))
		group by item.id, report.kind, report.ref, report.verdict order by readers desc, id
	`.execute(db)
	return found.rows.map(({ reasons, lead, ...report }) => ({
		...report,
		words: lead === null ? wordsOf(report, reasonsIn(reasons)) : [lead],
	}))
}

const wordsOf = (
	{ title, kind, ref }: Pick<WaitingReport, 'title' | 'kind' | 'ref'>,
	reasons: readonly TagReason[],
): string[] =>
	reasons
		.filter((reason) => reason.kind === kind && reason.ref === ref)
		.map(({ span: [from, to] }) => title.slice(from, to))
		.filter((words) => words !== '')

export async function countWaitingReports(db: Queryable): Promise<number> {
	return (await readWaitingReports(db)).length
}

/** An operator's decision on a report and all equal ones. An accepted one changes the item for good. */
export async function ruleOnReport(
	db: Queryable,
	reportId: number,
	accepted: boolean,
	now: Date,
): Promise<Result<Objection & { slug: string }, string>> {
	return inTransaction(db, async (change) => {
		await lockNewsWriters(change)
		const found = await query({
			itemId: integer,
			slug: text,
			kind: oneOf(reportKinds),
			ref: text,
			verdict: oneOf(tagVerdicts),
		})`
			select item_id as "itemId", slug, kind, ref, verdict from tag_report join news_item as item on item.id = item_id
			where tag_report.id = ${reportId}
		`.execute(change)
		const report = found.rows[0]
		if (report === undefined) return fail(`there is no report ${reportId}`)
		const { itemId, slug, kind, ref, verdict } = report
		await ruleOn(change, itemId, report, accepted, now)
		return ok({ slug, kind, ref, verdict })
	})
}

/** An operator's decision on a tag without a report. Returns false if there is no such item or tag. */
export async function ruleOnTag(
	db: Queryable,
	slug: string,
	objection: TagObjection,
	now: Date,
): Promise<boolean> {
	return inTransaction(db, async (change) => {
		await lockNewsWriters(change)
		const found = await query({ itemId: integer })`
			select item.id as "itemId" from news_item as item, tag
			where item.slug = ${slug} and item.state = 'shown' and tag.kind = ${objection.kind} and tag.ref = ${objection.ref}
		`.execute(change)
		const [item] = found.rows
		if (item === undefined) return false
		await ruleOn(change, item.itemId, { ...objection, slug }, true, now)
		return true
	})
}

async function ruleOn(
	change: Queryable,
	itemId: number,
	{ kind, ref, verdict, slug }: Objection & { slug: string },
	accepted: boolean,
	now: Date,
): Promise<void> {
	await sql`
		insert into tag_ruling (item_id, kind, ref, verdict, accepted, made_at)
		values (${itemId}, ${kind}, ${ref}, ${verdict}, ${accepted}, ${now}::timestamptz)
		on conflict (item_id, kind, ref) do update
		set verdict = excluded.verdict, accepted = excluded.accepted, made_at = excluded.made_at
	`.execute(change)
	if (!accepted) return
	// If it has left the story meanwhile nothing changes.
	if (kind === 'story') await splitFromStory(change, slug, now)
	else await retagItems(change, await readItems(change, [itemId]), ({ reasons }) => reasonsIn(reasons), now)
}

const corrected = { title: text, lang: oneOf(newsLocales), reasons: json }

/** Corrected items in the format of labelled headlines. */
export async function readCorrectedItems(db: Queryable): Promise<object[]> {
	const found = await query(corrected)`
		select title, locale as lang, tag_reasons as reasons from news_item as item
		where exists (select from tag_ruling where item_id = item.id and accepted and kind <> 'story') order by id
	`.execute(db)
	return found.rows.map(({ title, lang, reasons }) => {
		const refs = (kind: TagKind) => [
			...new Set(reasonsIn(reasons).flatMap((reason) => (reason.kind === kind ? [reason.ref] : []))),
		]
		return { title, lang, coins: refs('coin'), people: refs('person'), topics: refs('topic') }
	})
}
