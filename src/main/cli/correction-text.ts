import type { Objection } from '#domain/tag-report.ts'

/** What an accepted objection made of an item. */
export const correctionText = ({ slug, kind, ref, verdict }: Objection & { slug: string }): string => {
	if (kind === 'story') return `${slug} stands alone`
	return verdict === 'wrong' ? `${slug} is without ${kind} ${ref}` : `${slug} has ${kind} ${ref}`
}
