import { z } from 'zod'
import { removeItem, restoreItem } from '#commands/news/remove-news.ts'
import type { ActOutcome } from '#domain/act-outcome.ts'
import { tagKinds } from '#domain/news-item.ts'
import { ok, type Result } from '#domain/result.ts'
import { tagVerdicts } from '#domain/tag-report.ts'
import { joinStories, splitFromStory } from '#store/news/story-ruling.ts'
import { ruleOnTag } from '#store/news/tag-report-store.ts'
import { defineAct, refuse } from './define-act.ts'

const slug = z.string().regex(/^[a-z0-9-]{1,100}$/, 'is no name of an item')
const onItem = ({ item }: { item: string }) => [`news:${item}`]

const titled = (item: string, done: Result<string, 'unknown' | 'no_change'>, wasSo: string) =>
	done.ok
		? ok({ item, title: done.value })
		: done.failure === 'unknown'
			? refuse('fault.gone', { detail: `there is no item "${item}"` })
			: refuse('fault.wasSo', { detail: `"${item}" is ${wasSo}` })
const title = (done: { title: string }): ActOutcome => ({ code: 'text', text: done.title })

const ruled = (item: string, done: Result<number, string>) =>
	done.ok ? ok({ item, reports: done.value }) : refuse('fault.gone', { detail: done.failure })
const reports = (done: { reports: number }): ActOutcome => ({ code: 'reports', count: done.reports })

export const newsActs = {
	remove: defineAct({
		name: 'news.remove',
		input: z.object({ item: slug }),
		wantsReason: true,
		subjects: onItem,
		run: async ({ item }, { change, why, now }) =>
			titled(item, await removeItem(change, item, why, now), 'removed already'),
		outcome: title,
	}),
	restore: defineAct({
		name: 'news.restore',
		input: z.object({ item: slug }),
		subjects: onItem,
		run: async ({ item }, { change }) => titled(item, await restoreItem(change, item), 'not removed'),
		outcome: title,
	}),
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
