import { LRUCache } from 'lru-cache'

/** Endings that Persian writes onto a name without a space; the longest first. */
const endings = ['هایشان', 'هایی', 'هایش', 'های', 'ها', 'یی', 'ای', 'اش', 'را', 'ی']
const shortestStem = 3
/** Whose it is, which is said of a name and makes other words of short ones. */
const possessives = ['هایمان', 'هایتان', 'یشان', 'شان', 'مان', 'یش', 'ش']
const shortestOwned = 4
const lastLetters = new Set(
	[...endings, ...possessives].map((ending) => ending.charCodeAt(ending.length - 1)),
)
const none: readonly never[] = []
const mostKnown = 20_000

/** What a word may be once an ending is taken off: «اتریومی» is «اتریوم», «نهنگهای» is «نهنگ». */
export const stemsOf = rememberStems((key) => cut(key, endings, shortestStem))

/** The same for a word of a name, which may also say whose it is: «بیتکوینش», «اتریومشان». */
export const namesOf = rememberStems((key) => [
	...cut(key, endings, shortestStem),
	...cut(key, possessives, shortestOwned),
])

const cut = (key: string, from: readonly string[], shortest: number): string[] =>
	from
		.filter((ending) => key.length - ending.length >= shortest && key.endsWith(ending))
		.map((ending) => key.slice(0, -ending.length))

/** The same words come in title after title. */
function rememberStems(find: (key: string) => readonly string[]): (key: string) => readonly string[] {
	const known = new LRUCache<string, readonly string[]>({ max: mostKnown })
	return (key) => {
		// Most words are done with after one look at their last letter.
		if (!lastLetters.has(key.charCodeAt(key.length - 1))) return none
		const before = known.get(key)
		if (before !== undefined) return before
		const stems = find(key)
		known.set(key, stems)
		return stems
	}
}

const mostWordsJoined = 4

/** «بیت کوین» is also written «بیتکوین»: every way to join neighbouring words of a name. */
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
