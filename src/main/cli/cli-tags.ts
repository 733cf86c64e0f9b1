import { ok } from '#domain/result.ts'
import { tagsActs } from '#operator/acts/tags-acts.ts'
import { readCorrectedItems, readWaitingReports } from '#store/news/tag-report-store.ts'
import { correctionText } from './correction-text.ts'
import { actLine, type SubjectLine, subjectCommand } from './subject-command.ts'

const reports: SubjectLine = {
	words: [],
	run: async ({ news, json, output: { print, note } }) => {
		const waiting = await readWaitingReports(news.database.db)
		if (json) print(JSON.stringify(waiting))
		else if (waiting.length === 0) note('no report is waiting')
		else
			for (const { id, kind, ref, verdict, readers, title, reason } of waiting) {
				const why = reason === null ? '' : `  – ${reason}`
				print(`${id}  ${verdict} ${kind} ${ref}  (${readers})  ${title}${why}`)
			}
		return ok(undefined)
	},
}

const exportItems: SubjectLine = {
	words: [],
	run: async ({ news, output: { print } }) => {
		for (const item of await readCorrectedItems(news.database.db)) print(JSON.stringify(item))
		return ok(undefined)
	},
}

const rule = (act: 'accept' | 'dismiss'): SubjectLine =>
	actLine({
		act: tagsActs[act],
		words: ['REPORT'],
		input: ({ words }) => ({ reports: words }),
		say: (done) => (act === 'accept' ? correctionText(done) : `${done.slug} stays as it is`),
		json: ({ slug, ...done }) => ({ act, item: slug, ...done }),
	})

export const tagsCommand = subjectCommand({
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
