/**
 * The sound of a name as the consonants that both scripts write: BlackRock and «بلک‌راک» are BLKRK, Revolut and «ریوولوت»
 * are RLT. Vowels, h and w inside a word are left out, because Persian does not write them consistently.
 */
export function soundOf(word: string): string {
	const letters = latin.test(word) ? latinSound(word) : persianSound(word)
	return letters.replace(twice, '$1').replace(leadingVowel, '')
}

function latinSound(word: string): string {
	let rest = word.toLowerCase().replace(/[^a-z]/g, '')
	if (ruled.test(rest)) for (const [pattern, sound] of latinRules) rest = rest.replace(pattern, sound)
	const first = rest.charAt(0)
	const body = rest.slice(1).replace(/[aeiouyhwv]/g, '')
	return (vowel.test(first) ? 'A' : (latinLetters.get(first) ?? first)) + spell(body, latinLetters)
}

function persianSound(word: string): string {
	const first = word.charAt(0)
	const body = spell(word.slice(1), persianLetters)
	if (first === 'و') return `V${body}`
	if (first === 'ه' || first === 'ح') return `H${body}`
	if ('اآعیإأ'.includes(first)) return `A${body}`
	return (persianLetters.get(first) ?? '') + body
}

function spell(text: string, letters: ReadonlyMap<string, string>): string {
	let sound = ''
	for (const letter of text) sound += letters.get(letter) ?? ''
	return sound
}

const latin = /[a-z]/i
const vowel = /[aeiouy]/
const twice = /(.)\1+/g
/** Persian puts a vowel before such consonants: Starbucks is «استارباکس». */
const leadingVowel = /^A(?=S[TPKLMNB])/

/** Replacements of groups of letters, in this order. Capitals are sounds. */
const latinRules: readonly (readonly [RegExp, string])[] = [
	[/^kn/, 'n'],
	[/^wr/, 'r'],
	[/igh(?!a)/g, 'i'],
	[/tion/g, 'Xn'],
	[/tch|sch|sh|ch(?![lr])/g, 'X'],
	[/ch/g, 'K'],
	[/ph/g, 'F'],
	[/th/g, 'T'],
	[/kh|gh/g, 'K'],
	[/dg(?=e)/g, 'G'],
	[/ck/g, 'K'],
	[/qu?/g, 'K'],
	[/^x/, 'S'],
	[/x/g, 'KS'],
	[/c(?=[eiy])/g, 'S'],
	[/c/g, 'K'],
]
/** Half of all words match none of the rules and skip them by this pattern. */
const ruled = /[chqx]|^kn|^wr|tion|dge/
const latinLetters: ReadonlyMap<string, string> = new Map([
	...[...'BDFGKLMNPRSTVX'].map((letter): [string, string] => [letter, letter]),
	...[...'bdfgklmnprst'].map((letter): [string, string] => [letter, letter.toUpperCase()]),
	['j', 'G'],
	['z', 'S'],
	['v', 'V'],
	['w', 'V'],
	['h', 'H'],
])
const persianLetters: ReadonlyMap<string, string> = new Map([
	['ب', 'B'],
	['پ', 'P'],
	['ت', 'T'],
	['ط', 'T'],
	['ث', 'S'],
	['س', 'S'],
	['ص', 'S'],
	['ز', 'S'],
	['ذ', 'S'],
	['ض', 'S'],
	['ظ', 'S'],
	['ج', 'G'],
	['گ', 'G'],
	['ژ', 'G'],
	['غ', 'K'],
	['چ', 'X'],
	['ش', 'X'],
	['خ', 'K'],
	['ک', 'K'],
	['ق', 'K'],
	['د', 'D'],
	['ر', 'R'],
	['ف', 'F'],
	['ل', 'L'],
	['م', 'M'],
	['ن', 'N'],
])
