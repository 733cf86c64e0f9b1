import { type TagKind, type TagReason, type Tags, tagKinds } from './news-item.ts'

export const tagVerdicts = ['wrong', 'missing'] as const
export type TagVerdict = (typeof tagVerdicts)[number]

/** A tag that a reader objects to, or misses. */
export type TagObjection = { kind: TagKind; ref: string; verdict: TagVerdict }

/** What readers object to: a tag, or a report's place in its story. */
export const reportKinds = [...tagKinds, 'story'] as const
type ReportKind = (typeof reportKinds)[number]

/** An objection to a tag, or, with the story's slug, to a report's place in it. */
export type Objection = { kind: ReportKind; ref: string; verdict: TagVerdict }

/** Why a reader thinks so, in UTF-16 units at most, as browsers count what is typed. */
export const longestTagReason = 200

/** What is told of a tag that readers have set right. */
export const saidByReaders = 'said by readers'

/** The tags of an item once what was decided about it is applied; what the tagger said else stays. */
export function applyRulings(why: readonly TagReason[], rulings: readonly TagObjection[]): Tags {
	const ruled = (kind: TagKind, ref: string) =>
		rulings.find((ruling) => ruling.kind === kind && ruling.ref === ref)
	const kept = why.filter(({ kind, ref }) => ruled(kind, ref)?.verdict !== 'wrong')
	const added = rulings
		.filter(
			({ kind, ref, verdict }) =>
				verdict === 'missing' && !kept.some((reason) => reason.kind === kind && reason.ref === ref),
		)
		.map(({ kind, ref }): TagReason => ({ kind, ref, span: [0, 0], rule: saidByReaders }))
	const all = [...kept, ...added]
	const refs = (kind: TagKind) => [
		...new Set(all.flatMap((reason) => (reason.kind === kind ? [reason.ref] : []))),
	]
	return { coins: refs('coin'), topics: refs('topic'), people: refs('person'), why: all }
}
