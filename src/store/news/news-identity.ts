import { hash } from 'node:crypto'
import type { NewsDraft, NewsState } from '#domain/news-item.ts'
import { tellingLetters, withinSameTitleWindow } from '#domain/title-identity.ts'

/** The properties by which an item is recognised, in order of precedence. */
export type Identity = { urlHash: string; guidHash: string | null; titleHash: string | null }

/** The identity of a stored item. */
export type KnownItem = Identity & {
	id: number
	sourceId: number
	title: string
	publishedAt: Date
	dateStated: boolean
	state: NewsState
}

export type Match<Draft> =
	| { kind: 'new'; draft: Draft; identity: Identity }
	| { kind: 'edited'; draft: Draft; identity: Identity; item: KnownItem }
	| { kind: 'duplicate' }

export function identityOf(draft: NewsDraft, outlet: string): Identity {
	return {
		urlHash: shortHash(`${outlet}\n${draft.urlKey}`),
		guidHash: draft.guidHash === null ? null : shortHash(draft.guidHash),
		titleHash: hashOrNull(tellingLetters(draft.title)),
	}
}

/** Matches each draft of a batch from one source with the stored items and with the drafts before it. */
export function matchDrafts<Draft extends NewsDraft>(
	drafts: readonly { draft: Draft; identity: Identity }[],
	known: readonly KnownItem[],
): Match<Draft>[] {
	const seen = new SeenItems(known)
	const byLink = new Set(drafts.flatMap(({ identity }) => seen.withUrl(identity.urlHash)?.id ?? []))
	const taken = new Set<number>()
	return drafts.map(({ draft, identity }) => {
		const sameLink = seen.withUrl(identity.urlHash)
		const item = sameLink ?? seen.withGuid(draft, identity) ?? seen.withTitle(draft, identity)
		if (item === undefined) {
			const fresh = seen.hasGuid(identity) ? { ...identity, guidHash: null } : identity
			seen.add(draft, fresh)
			return { kind: 'new', draft, identity: fresh }
		}
		// A feed may have two links to one item for ever: the stored one wins, or each pass would swap them.
		const another = taken.has(item.id) || (sameLink === undefined && byLink.has(item.id))
		taken.add(item.id)
		// Another feed of the outlet may have another title: the feed that had the item first decides.
		const ours = item.sourceId === draft.sourceId && item.state !== 'removed' && item.id > 0
		const changed = item.title !== draft.title || item.urlHash !== identity.urlHash
		if (!ours || !changed || another) return { kind: 'duplicate' }
		// It is also known by its new link, so that the next draft with that link is not stored again.
		seen.put(editedItem(item, draft, identity))
		return { kind: 'edited', draft, identity, item }
	})
}

/** The item after the edit. */
const editedItem = (item: KnownItem, { title }: NewsDraft, { urlHash, titleHash }: Identity): KnownItem => ({
	...item,
	title,
	urlHash,
	titleHash,
})

class SeenItems {
	#byUrl = new Map<string, KnownItem>()
	#byGuid = new Map<string, KnownItem>()
	#byTitle = new Map<string, KnownItem[]>()

	constructor(known: readonly KnownItem[]) {
		for (const item of known) this.put(item)
	}

	put(item: KnownItem): void {
		this.#byUrl.set(item.urlHash, item)
		if (item.guidHash !== null) this.#byGuid.set(item.guidHash, item)
		if (item.titleHash === null) return
		this.#byTitle.set(item.titleHash, [...(this.#byTitle.get(item.titleHash) ?? []), item])
	}

	/** A draft of this batch; it has no id yet, and is not edited. */
	add({ sourceId, title, publishedAt, dateStated }: NewsDraft, identity: Identity): void {
		this.put({ ...identity, id: 0, sourceId, title, publishedAt, dateStated, state: 'shown' })
	}

	withUrl = (urlHash: string): KnownItem | undefined => this.#byUrl.get(urlHash)

	hasGuid = ({ guidHash }: Identity): boolean => guidHash !== null && this.#byGuid.has(guidHash)

	/** If link, title and date all differ, the guid is only a position in the feed («1», «2», …). */
	withGuid(draft: NewsDraft, { guidHash, titleHash }: Identity): KnownItem | undefined {
		const item = guidHash === null ? undefined : this.#byGuid.get(guidHash)
		if (item?.sourceId !== draft.sourceId) return undefined
		const sameTitle = titleHash !== null && titleHash === item.titleHash
		const sameDate = draft.publishedAt.getTime() === item.publishedAt.getTime()
		const undated = !draft.dateStated || !item.dateStated
		return sameTitle || sameDate || undated ? item : undefined
	}

	withTitle(draft: NewsDraft, { titleHash }: Identity): KnownItem | undefined {
		const items = titleHash === null ? [] : (this.#byTitle.get(titleHash) ?? [])
		return items.find(
			(item) =>
				item.sourceId === draft.sourceId && withinSameTitleWindow(item.publishedAt, draft.publishedAt),
		)
	}
}

const hashOrNull = (text: string | null): string | null => (text === null ? null : shortHash(text))

/** 128 bits in the form of a uuid, which PostgreSQL stores in 16 bytes. */
const shortHash = (text: string): string => hash('sha256', text).slice(0, 32)
