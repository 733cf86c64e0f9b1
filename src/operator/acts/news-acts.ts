import { z } from 'zod'
import type { ActOutcome } from '#domain/act-outcome.ts'
import { tagKinds } from '#domain/news-item.ts'
import { ok, type Result } from '#domain/result.ts'
import { tagVerdicts } from '#domain/tag-report.ts'
import { findAnyItem, removeNews, restoreNews } from '#store/news/news-state.ts'
import { joinStories, splitFromStory } from '#store/news/story-ruling.ts'
import { ruleOnTag } from '#store/news/tag-report-store.ts'
import { type Doing, defineAct, refuse } from './define-act.ts'

const slug = z.string().regex(/^[a-z0-9-]{1,100}$/, 'is no name of an item')
const onItem = ({ item }: { item: string }) => [`news:${item}`]

/** Changes the state of an item: every list, feed and page of all processes follows within a second. */
const onState = (
	act: 'remove' | 'restore',
	wasSo: string,
	run: (id: number, doing: Doing) => Promise<boolean>,
) =>
	defineAct({
		name: `news.${act}`,
		input: z.object({ item: slug }),
		wantsReason: act === 'remove',
		subjects: onItem,
		run: async ({ item }, doing) => {
			const found = await findAnyItem(doing.change, item)
			if (found === undefined) return refuse('fault.gone', { detail: `there is no item "${item}"` })
			return (await run(found.id, doing))
				? ok({ item, title: found.title })
				: refuse('fault.wasSo', { detail: `"${item}" is ${wasSo}` })
		},
		outcome: ({ title }) => ({ code: 'text', text: title }),
	})

const ruled = (item: string, done: Result<number, string>) =>
	done.ok ? ok({ item, reports: done.value }) : refuse('fault.gone', { detail: done.failure })
const reports = (done: { reports: number }): ActOutcome => ({ code: 'reports', count: done.reports })

export const newsActs = {
	remove: onState('remove', 'removed already', (id, { change, why, now }) =>
		removeNews(change, id, why, now),
	),
	/** With its votes and views. */
	restore: onState('restore', 'not removed', (id, { change }) => restoreNews(change, id)),
	split: defineAct({
		name: 'news.split',
		input: z.object({ item: slug }),
		subjects: onItem,
		run: async ({ item }, { change, now }) => ruled(item, await splitFromStory(change, item, now)),
		outcome: reports,
	}),
	join: defineAct({
		name: 'news.join',
		input: z.object({ item: slug, other: slug }),
		subjects: onItem,
		run: async ({ item, other }, { change, now }) => ruled(item, await joinStories(change, item, other, now)),
		outcome: reports,
	}),
	tag: defineAct({
		name: 'news.tag',
		input: z.object({
			item: slug,
			verdict: z.enum(tagVerdicts, `say ${tagVerdicts.join(' or ')}`),
			kind: z.enum(tagKinds, `say ${tagKinds.join(', ')}`),
			ref: z.string().trim().min(1).max(50),
		}),
		subjects: onItem,
		run: async ({ item, ...objection }, { change, now }) =>
			(await ruleOnTag(change, item, objection, now))
				? ok({ item, ...objection })
				: refuse('fault.gone', {
						detail: `there is no item "${item}", or no ${objection.kind} "${objection.ref}"`,
					}),
		outcome: ({ verdict, kind, ref }) => ({ code: 'tag', verdict, kind, ref }),
	}),
}
