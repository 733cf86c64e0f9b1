import { latinLetters } from '#domain/latin-letters.ts'
import { languages } from '#domain/locale.ts'
import { type TaggedDraft, type TagKind, type Tags, tagKinds } from '#domain/news-item.ts'
import { isPlainText } from '#domain/persian-text.ts'
import { integer, oneOf, query, text } from '#store/query.ts'
import type { Queryable } from '#store/sql.ts'
import type { Match } from './news-identity.ts'

export type TagIds = ReadonlyMap<string, number>

const tagName = (kind: TagKind, ref: string): string => `${kind} ${ref}`

export async function readTagIds(db: Queryable): Promise<TagIds> {
	const found = await query({
		id: integer,
		kind: oneOf(tagKinds),
		ref: text,
	})`select id, kind, ref from tag`.execute(db)
	return new Map(found.rows.map(({ id, kind, ref }) => [tagName(kind, ref), id]))
}

/** Coins first, in the order of the tags; unknown tags are left out. */
function idsOf(tags: Tags, known: TagIds): number[] {
	const names = [
		...tags.coins.map((ref) => tagName('coin', ref)),
		...tags.topics.map((ref) => tagName('topic', ref)),
		...tags.people.map((ref) => tagName('person', ref)),
	]
	return [...new Set(names.flatMap((name) => known.get(name) ?? []))]
}

const longestSlugWords = 70
/** Persian in Latin letters is read slowly, and a page has the addresses of twenty stories twice. */
const longestSoundedWords = 36

/**
 * The words of a title in Latin letters and a hyphen: an address that is sent on can be read, and is as short in every
 * language. Letters of Persian would be three characters each.
 */
function slugWords({ locale, title }: Pick<TaggedDraft, 'locale' | 'title'>): string {
	const isLatin = languages[locale].script === 'Latn'
	const latin = isLatin ? title : latinLetters(title)
	const longest = isLatin ? longestSlugWords : longestSoundedWords
	const plain = isPlainText(latin) ? latin : latin.normalize('NFKD').replace(/\p{M}/gu, '')
	const words =
		plain
			.toLowerCase()
			.replace(/['’]/g, '')
			.match(/[a-z0-9]+/g) ?? []
	let slug = ''
	for (const word of words) {
		if (slug.length + word.length + 1 > longest) break
		slug += `${word}-`
	}
	return slug
}

/** The columns of a draft's row that depend on its words and tags. */
type Wording = { tags: number[]; slugWords: string }

export type WordedDraft = TaggedDraft & { wording: Wording }

/** The fields that these columns depend on. */
type Words = Pick<TaggedDraft, 'locale' | 'title' | 'url' | 'tags'>

/** Computed before the transaction, so that no writer waits for it. */
export const wordDraft = <Draft extends Words>(
	draft: Draft,
	tagIds: TagIds,
): Draft & { wording: Wording } => ({
	...draft,
	wording: { tags: idsOf(draft.tags, tagIds), slugWords: slugWords(draft) },
})

const wordedColumns = ({ locale, title, url, tags: { why }, wording }: Words & { wording: Wording }) => ({
	...{ locale, title, url, tags: wording.tags },
	tag_reasons: why,
})

/** The new items of a batch as parameters of the insert statement. */
export function newRows(matches: readonly Match<WordedDraft>[], state: 'shown' | 'held', now: Date) {
	return matches.flatMap((match) => {
		if (match.kind !== 'new') return []
		const { draft, identity } = match
		const publishedAt = draft.publishedAt < now ? draft.publishedAt : now
		return {
			...wordedColumns(draft),
			slug_words: draft.wording.slugWords,
			source_id: draft.sourceId,
			url_hash: identity.urlHash,
			guid_hash: identity.guidHash,
			title_hash: identity.titleHash,
			published_at: publishedAt,
			first_seen_at: now,
			date_stated: draft.dateStated,
			state,
			picture: draft.picture ?? null,
		}
	})
}

/** The edited items of a batch as parameters of the update statement. */
export function editRows(matches: readonly Match<WordedDraft>[]) {
	return matches.flatMap((match) => {
		if (match.kind !== 'edited') return []
		const { draft, identity, item } = match
		return {
			...wordedColumns(draft),
			id: item.id,
			url_hash: identity.urlHash,
			title_hash: identity.titleHash,
		}
	})
}

type StoredWords = Words & { id: number; urlHash: string; titleHash: string | null }

/** A stored item with other tags, as parameters of the update statement. */
export const retaggedRow = (item: StoredWords, tagIds: TagIds) => ({
	...wordedColumns(wordDraft(item, tagIds)),
	id: item.id,
	url_hash: item.urlHash,
	title_hash: item.titleHash,
})
