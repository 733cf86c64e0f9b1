import type { NewsDraft } from '#domain/news-item.ts'
import { tellingLetters, withinSameTitleWindow } from '#domain/title-identity.ts'

/**
 * One draft for each item of a batch of one source, in their order. Drafts with the same link, the same guid, or the same title
 * within the window are one item; the newest stays, or the first of equally new ones.
 */
export function dedupeEntries<Draft extends NewsDraft>(drafts: readonly Draft[]): Draft[] {
	const unique: { draft: Draft; titleKey: string | null }[] = []
	const byUrl = new Map<string, number>()
	const byGuid = new Map<string, number>()
	const byTitle = new Map<string, number[]>()
	const broken = brokenGuids(drafts)
	for (const given of drafts) {
		const draft = given.guidHash !== null && broken.has(given.guidHash) ? { ...given, guidHash: null } : given
		const key = tellingLetters(draft.title)
		const at =
			byUrl.get(draft.urlKey) ??
			(draft.guidHash === null ? undefined : byGuid.get(draft.guidHash)) ??
			(key === null ? undefined : byTitle.get(key))?.find((index) => {
				const other = unique[index]?.draft
				return other !== undefined && withinSameTitleWindow(other.publishedAt, draft.publishedAt)
			})
		const index = at ?? unique.push({ draft, titleKey: key }) - 1
		const present = unique[index]
		if (present && draft.publishedAt > present.draft.publishedAt) unique[index] = { draft, titleKey: key }
		// Links, guids and titles of older versions identify the item as well.
		byUrl.set(draft.urlKey, index)
		if (draft.guidHash !== null) byGuid.set(draft.guidHash, index)
		if (key !== null) byTitle.set(key, [...(byTitle.get(key) ?? []), index])
	}
	return unique.map((entry) => entry.draft)
}

/** Guids of different items: some feeds give every item the same guid, such as the address of the site. */
function brokenGuids(drafts: readonly NewsDraft[]): Set<string> {
	const firstWith = new Map<string, NewsDraft>()
	const broken = new Set<string>()
	for (const draft of drafts) {
		if (draft.guidHash === null) continue
		const first = firstWith.get(draft.guidHash)
		if (first === undefined) firstWith.set(draft.guidHash, draft)
		else if (first.urlKey !== draft.urlKey && first.title !== draft.title) broken.add(draft.guidHash)
	}
	return broken
}
