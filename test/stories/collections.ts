import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'

/** A real headline of a public collection; the collections are never part of this repository. */
export type CollectedHeadline = { id: string; title: string; source: string; publishedAt: number }

/** A file of a collection, as it was in one commit. */
export type CollectedFile = { repo: string; commit: string; path: string }

/** One month of headlines of about seventy outlets. */
export const monthOf = (month: string): CollectedFile => ({
	repo: 'LaboratoireGemQuebec/cryptocurrency.cv',
	commit: '13accb5550239c629034f7f07d7968cb46453c43',
	path: `archive/articles/${month}.jsonl`,
})

const article = z
	.object({ id: z.string(), title: z.string(), source: z.string(), pub_date: z.string() })
	.transform(
		({ id, title, source, pub_date }): CollectedHeadline => ({
			id,
			title: title.trim(),
			source,
			publishedAt: Date.parse(pub_date),
		}),
	)

/** Posts of forums and tweets are no headlines. */
const isPost = ({ source }: CollectedHeadline): boolean => /^(?:@|r\/)|twitter/i.test(source)

/** The headlines of a month by time. `folder` holds a clone of each collection as `OWNER+NAME/repo`. */
export function readCollected(folder: string, { repo, commit, path }: CollectedFile): CollectedHeadline[] {
	const clone = join(folder, repo.replace('/', '+'), 'repo')
	const text = execFileSync('git', ['-C', clone, 'show', `${commit}:${path}`], {
		encoding: 'utf8',
		maxBuffer: 2 ** 28,
	})
	const byId = new Map<string, CollectedHeadline>()
	for (const line of text.trim().split('\n')) {
		const headline = article.parse(JSON.parse(line))
		if (headline.title !== '' && !isPost(headline) && !byId.has(headline.id)) byId.set(headline.id, headline)
	}
	return [...byId.values()].toSorted((a, b) => a.publishedAt - b.publishedAt || (a.id < b.id ? -1 : 1))
}
