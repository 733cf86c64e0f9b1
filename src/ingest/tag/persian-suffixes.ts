import { LRUCache } from 'lru-cache'

/** Endings that Persian joins to a name without a space, the longest first. */
const endings = ['هایشان', 'هایی', 'هایش', 'های', 'ها', 'یی', 'ای', 'اش', 'را', 'ی']
const shortestStem = 3
/** Possessive endings; on a short name they would make another word. */
const possessives = ['هایمان', 'هایتان', 'یشان', 'شان', 'مان', 'یش', 'ش']
const shortestOwned = 4
const lastLetters = new Set(
	[...endings, ...possessives].map((ending) => ending.charCodeAt(ending.length - 1)),
)
const none: readonly never[] = []
const mostKnown = 20_000

/** Possible stems of a word without its ending: «اتریومی» is «اتریوم», «نهنگهای» is «نهنگ». */
export const stemsOf = cacheStems((key) => cut(key, endings, shortestStem))

/** The same for names, which may also have a possessive ending: «بیتکوینش», «اتریومشان». */
export const namesOf = cacheStems((key) => [
	...cut(key, endings, shortestStem),
	...cut(key, possessives, shortestOwned),
])

const cut = (key: string, from: readonly string[], shortest: number): string[] =>
	from
		.filter((ending) => key.length - ending.length >= shortest && key.endsWith(ending))
		.map((ending) => key.slice(0, -ending.length))

/** Caches stems, because the same words recur in many titles. */
function cacheStems(find: (key: string) => readonly string[]): (key: string) => readonly string[] {
	const known = new LRUCache<string, readonly string[]>({ max: mostKnown })
	return (key) => {
		// The last letter rules out most words.
		if (!lastLetters.has(key.charCodeAt(key.length - 1))) return none
		const before = known.get(key)
		if (before !== undefined) return before
		const stems = find(key)
		known.set(key, stems)
		return stems
	}
}

const mostWordsJoined = 4

/** All ways to join neighbouring words of a name: «بیت کوین» is also written «بیتکوین». */
export function joinedSpellings(keys: readonly string[]): string[][] {
	if (keys.length < 2 || keys.length > mostWordsJoined) return [[...keys]]
	let spellings: string[][] = [[]]
	for (const [index, key] of keys.entries()) {
		spellings = spellings.flatMap((spelling) => {
			const before = spelling.at(-1)
			const apart = [...spelling, key]
			const joinable = index > 0 && before !== undefined && persian.test(before) && persian.test(key)
			return joinable ? [apart, [...spelling.slice(0, -1), before + key]] : [apart]
		})
	}
	return spellings
}

const persian = /^[\u0620-\u06ff]+$/
