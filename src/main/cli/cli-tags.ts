import { ok } from '#domain/result.ts'
import type { Objection } from '#domain/tag-report.ts'
import { tagsActs } from '#operator/acts/tags-acts.ts'
import { readCorrectedItems, readWaitingReports } from '#store/news/tag-report-store.ts'
import { actLine, type SubjectLine, subjectCommand } from './subject-command.ts'

const reports: SubjectLine = {
	words: [],
	run: async ({ services }) => {
		const waiting = await readWaitingReports(services.db)
		if (waiting.length === 0) return ok({ json: waiting, note: 'no report is waiting' })
		const lines = waiting.map(({ id, kind, ref, verdict, readers, title, reason }) => {
			const why = reason === null ? '' : `  – ${reason}`
			return `${id}  ${verdict} ${kind} ${ref}  (${readers})  ${title}${why}`
		})
		return ok({ json: waiting, lines })
	},
}

const exportItems: SubjectLine = {
	words: [],
	run: async ({ services }) => {
		const items = await readCorrectedItems(services.db)
		return ok({ lines: items.map((item) => JSON.stringify(item)) })
	},
}

/** How an accepted report changed an item. */
const correctionText = ({ slug, kind, ref, verdict }: Objection & { slug: string }): string => {
	if (kind === 'story') return `${slug} stands alone`
	return verdict === 'wrong' ? `${slug} is without ${kind} ${ref}` : `${slug} has ${kind} ${ref}`
}

const rule = (act: 'accept' | 'dismiss'): SubjectLine =>
	actLine({
		act: tagsActs[act],
		words: ['REPORT'],
		input: ({ words }) => ({ reports: words }),
		say: (done) => (act === 'accept' ? correctionText(done) : `${done.slug} stays as it is`),
		json: ({ slug, ...done }) => ({ act, item: slug, ...done }),
	})

const tagsCommand = subjectCommand({
	name: 'tags',
	help: [
		'Usage: zagros tags reports [--json]',
		'       zagros tags accept REPORT | dismiss REPORT [--reason TEXT] [--json]',
		'       zagros tags export',
		'',
		'reports lists readers’ undecided reports about tags and stories, those of most readers first.',
		'accept changes the item, its lists and its counts immediately, or separates it from its story; later tagging does not undo it.',
		'dismiss leaves the item as it is; the same report about it is not listed again.',
		'export writes the corrected items as JSON lines, in the format of labelled headlines.',
		'',
		'  --reason TEXT   why, for the log',
		'  --json          one JSON document',
	],
	lines: { reports, accept: rule('accept'), dismiss: rule('dismiss'), export: exportItems },
})

export const commands = { tags: tagsCommand }
