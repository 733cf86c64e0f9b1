import type { FollowCriteria, InstantWay, Mutes } from '#domain/follow.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { isShortWordKey, listKey } from '#store/news/search-keys.ts'
import { searchedWords } from './searched-words.ts'

/** A follow that is told by anything at once. */
type ToldFollow = FollowCriteria & {
	id: number
	accountId: number
	ways: readonly InstantWay[]
	paused: boolean
}

/** What matching asks of an item. */
type Report = {
	id: number
	locale: NewsLocale
	sourceId: number
	tags: readonly number[]
	searchKeys: readonly number[]
	titleFolded: string
	/** Came just now; else an earlier report of a story that grew, for follows that wait for more outlets. */
	isFresh: boolean
	/** Outlets that have its story. */
	outlets: number
}

type Words = ReturnType<typeof searchedWords>
type Indexed = Pick<ToldFollow, 'id' | 'accountId' | 'ways'> & {
	criteria: FollowCriteria
	wanted: Words
	unwanted: Words
	minOutlets: number
	/** Asks for more than the place where it stands has answered already. */
	asksMore: boolean
	/** Changed or deleted since; what replaces it stands there for itself. */
	isGone: boolean
	/** The story that it was last told of, by a number of the matcher's own: asked half a million times an hour. */
	toldOf: number
}
export type TellFollow = (follow: Indexed) => void
type Muted = { sourceIds: readonly number[]; words: Words }

/** What all follows that are told at once ask for, found by the keys that items carry. */
export type FollowIndex = {
	put: (follow: ToldFollow) => void
	mute: (accountId: number, mutes: Mutes) => void
	size: () => number
	/** Each follow that wants it, some of them more than once. */
	match: (report: Report, tell: TellFollow) => void
}

export function createFollowIndex(): FollowIndex {
	const follows = new Map<number, Indexed>()
	const gates = new Map<number, Map<GateKey, Indexed[]>>()
	const muted = new Map<number, Muted>()
	return {
		put: ({ id, accountId, ways, paused, ...criteria }) => {
			const old = follows.get(id)
			if (old) old.isGone = true
			follows.delete(id)
			if (paused || ways.length === 0) return
			const wanted = searchedWords(criteria.words)
			const unwanted = searchedWords(criteria.notWords)
			const { minOutlets } = criteria
			const asksMore = hasMoreThanLists(criteria)
			const made = {
				...{ id, accountId, ways, criteria, wanted, unwanted, minOutlets, asksMore },
				isGone: false,
				toldOf: 0,
			}
			follows.set(id, made)
			for (const [first, second] of gatesOf(criteria, wanted)) {
				const inner = gates.get(first) ?? new Map<GateKey, Indexed[]>()
				gates.set(first, inner)
				const gate = inner.get(second)
				if (gate) gate.push(made)
				else inner.set(second, [made])
			}
		},
		mute: (accountId, { words, sourceIds }) => {
			muted.set(accountId, { sourceIds, words: searchedWords(words) })
		},
		size: () => follows.size,
		match: (report, tell) => {
			const asked = { ...report, tags: new Set(report.tags), keys: new Set(report.searchKeys) }
			const lists = report.searchKeys.filter((key) => key >= 0)
			const seconds: GateKey[] = [
				anything,
				...lists,
				...report.searchKeys.filter(isShortWordKey),
				...beginnings(report.titleFolded),
			]
			for (const list of lists) {
				const inner = gates.get(list)
				if (inner === undefined) continue
				for (const second of seconds) {
					for (const follow of inner.get(second) ?? nobody) {
						if (fits(follow, asked) && !isMuted(muted.get(follow.accountId), asked)) tell(follow)
					}
				}
			}
		},
	}
}

/** A key of an item's lists and short words, or the beginning of a word that may stand anywhere in a title. */
type GateKey = number | string
const anything = ''
const nobody: readonly Indexed[] = []
/** Words are looked up by so many of their first letters, shorter ones by fewer. */
const beginningLengths = [6, 3]
const beginningOf = (word: string): string =>
	word.slice(
		0,
		beginningLengths.find((length) => length <= word.length),
	)

/**
 * Where a follow stands: under a list that every item that fits is in, of the kind that is rarest, and there under
 * something else that it must have: the beginning of its longest word, else a second list.
 */
function gatesOf(criteria: FollowCriteria, words: Words): [first: number, second: GateKey][] {
	const { locales, personIds, sourceIds, coinIds, topicIds } = criteria
	const [first = [0], other] = [personIds, sourceIds, coinIds, topicIds].filter((ids) => ids.length > 0)
	const [word] = words.letters.toSorted((one, two) => two.length - one.length)
	const seconds = (locale: NewsLocale): readonly GateKey[] => {
		if (word !== undefined) return [beginningOf(word)]
		const [short] = words.wordKeys
		if (short !== undefined) return [short]
		return other === undefined ? [anything] : other.map((id) => listKey(id, locale))
	}
	return locales.flatMap((locale) =>
		first.flatMap((id) => seconds(locale).map((second): [number, GateKey] => [listKey(id, locale), second])),
	)
}

/** Everything in a title that a word may begin with. */
function beginnings(title: string): Set<string> {
	const found = new Set<string>()
	for (const length of beginningLengths)
		for (let at = 0; at + length <= title.length; at += 1) found.add(title.slice(at, at + length))
	return found
}

type Asked = Omit<Report, 'tags' | 'searchKeys'> & { tags: ReadonlySet<number>; keys: ReadonlySet<number> }

const anyOf = (ids: readonly number[], tags: ReadonlySet<number>): boolean =>
	ids.length === 0 || ids.some((id) => tags.has(id))

const isFilled = (list: readonly unknown[]): boolean => list.length > 0

/** Two lists at most, and no words: then whoever stands there fits. */
const hasMoreThanLists = (criteria: FollowCriteria): boolean => {
	const { personIds, sourceIds, coinIds, topicIds, words, notWords } = criteria
	return (
		[words, notWords].some(isFilled) || [personIds, sourceIds, coinIds, topicIds].filter(isFilled).length > 2
	)
}

function fits(follow: Indexed, report: Asked): boolean {
	const { minOutlets } = follow
	if (follow.isGone || report.outlets < minOutlets || !(report.isFresh || minOutlets > 1)) return false
	if (!follow.asksMore) return true
	const { criteria, wanted, unwanted } = follow
	return (
		criteria.locales.includes(report.locale) &&
		anyOf(criteria.coinIds, report.tags) &&
		anyOf(criteria.topicIds, report.tags) &&
		anyOf(criteria.personIds, report.tags) &&
		(criteria.sourceIds.length === 0 || criteria.sourceIds.includes(report.sourceId)) &&
		wanted.wordKeys.every((key) => report.keys.has(key)) &&
		wanted.letters.every((letters) => report.titleFolded.includes(letters)) &&
		!hasAny(unwanted, report)
	)
}

const hasAny = ({ wordKeys, letters }: Words, report: Asked): boolean =>
	wordKeys.some((key) => report.keys.has(key)) || letters.some((word) => report.titleFolded.includes(word))

const isMuted = (muted: Muted | undefined, report: Asked): boolean =>
	muted !== undefined && (muted.sourceIds.includes(report.sourceId) || hasAny(muted.words, report))
