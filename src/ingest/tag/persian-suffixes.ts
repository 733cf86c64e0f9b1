/** Endings that Persian writes onto a name without a space; the longest first. */
const endings = ['هایشان', 'هایی', 'هایش', 'های', 'ها', 'یی', 'ای', 'اش', 'را', 'ی']
const shortestStem = 3
const lastLetters = new Set(endings.map((ending) => ending.charCodeAt(ending.length - 1)))
const none: readonly never[] = []

/** The same words come in title after title. */
const known = new Map<string, readonly string[]>()
const mostKnown = 20_000

/** What a word may be once an ending is taken off: «اتریومی» is «اتریوم», «نهنگهای» is «نهنگ». */
export function stemsOf(key: string): readonly string[] {
	if (!lastLetters.has(key.charCodeAt(key.length - 1))) return none
	const before = known.get(key)
	if (before !== undefined) return before
	const stems = cutEndings(key)
	if (known.size >= mostKnown) known.clear()
	known.set(key, stems)
	return stems
}

function cutEndings(key: string): readonly string[] {
	const stems: string[] = []
	for (const ending of endings) {
		if (key.length - ending.length >= shortestStem && key.endsWith(ending))
			stems.push(key.slice(0, -ending.length))
	}
	return stems
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
