import { type TagKind, type TagReason, type Tags, tagKinds } from './news-item.ts'

export const tagVerdicts = ['wrong', 'missing'] as const
export type TagVerdict = (typeof tagVerdicts)[number]

/** A tag that a reader reports as wrong or missing. */
export type TagObjection = { kind: TagKind; ref: string; verdict: TagVerdict }

/** What readers can report: a tag, or that a report does not belong to its story. */
export const reportKinds = [...tagKinds, 'story'] as const
type ReportKind = (typeof reportKinds)[number]

/** A reader's report about a tag, or, with the slug of the story, about its story. */
export type Objection = { kind: ReportKind; ref: string; verdict: TagVerdict }

/** The longest reason, in UTF-16 units, as browsers count. */
export const longestTagReason = 200

/** The rule that is shown for a tag that was added after a report. */
export const reportedByReaders = 'said by readers'

/** The tags of an item after the decisions of operators are applied. */
export function applyRulings(why: readonly TagReason[], rulings: readonly TagObjection[]): Tags {
	const ruled = (kind: TagKind, ref: string) =>
		rulings.find((ruling) => ruling.kind === kind && ruling.ref === ref)
	const accepted = why.filter(({ kind, ref }) => ruled(kind, ref)?.verdict !== 'wrong')
	const added = rulings
		.filter(
			({ kind, ref, verdict }) =>
				verdict === 'missing' && !accepted.some((reason) => reason.kind === kind && reason.ref === ref),
		)
		.map(({ kind, ref }): TagReason => ({ kind, ref, span: [0, 0], rule: reportedByReaders }))
	const all = [...accepted, ...added]
	const refs = (kind: TagKind) => [
		...new Set(all.flatMap((reason) => (reason.kind === kind ? [reason.ref] : []))),
	]
	return { coins: refs('coin'), topics: refs('topic'), people: refs('person'), why: all }
}
