import { z } from 'zod'
import { ok } from '#domain/result.ts'
import { ruleOnReport } from '#store/news/tag-report-store.ts'
import { defineAct, refuse } from './define-act.ts'
import { listOf } from './fields.ts'

const rule = (act: 'accept' | 'dismiss') =>
	defineAct({
		name: `tags.${act}`,
		input: z.object({ reports: listOf(z.coerce.number().int().positive()) }),
		subjects: ({ reports }) => reports.map((report) => `report:${report}`),
		run: async (_input, { change, now }, subject) => {
			const report = Number(subject.slice('report:'.length))
			const ruled = await ruleOnReport(change, report, act === 'accept', now)
			return ruled.ok ? ok({ report, ...ruled.value }) : refuse('fault.gone')
		},
		outcome: ({ slug, kind, ref, verdict }) => ({ code: 'tag', verdict, kind, ref, item: slug }),
	})

export const tagsActs = { accept: rule('accept'), dismiss: rule('dismiss') }
