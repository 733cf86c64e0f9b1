import type { Objection } from '#domain/tag-report.ts'

/** How an accepted report changed an item. */
export const correctionText = ({ slug, kind, ref, verdict }: Objection & { slug: string }): string => {
	if (kind === 'story') return `${slug} stands alone`
	return verdict === 'wrong' ? `${slug} is without ${kind} ${ref}` : `${slug} has ${kind} ${ref}`
}
