/** A rough stem that is the same for all forms of an English word: halts, halted, halting; merge, merged, merging. */
export function englishStem(word: string): string {
	if (word.length < 4 || !lettersOnly.test(word)) return word
	const own = ownStems.get(word)
	if (own !== undefined) return own
	let stem = word
	if (stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`
	else if (stem.endsWith('sses') || stem.endsWith('shes') || stem.endsWith('ches')) stem = stem.slice(0, -2)
	else if (stem.endsWith('s') && !uncut.test(stem)) stem = stem.slice(0, -1)
	if (stem.endsWith('ing') && stem.length > 5) stem = stem.slice(0, -3)
	else if (stem.endsWith('ied')) stem = `${stem.slice(0, -3)}y`
	else if (stem.endsWith('ed') && stem.length > 4) stem = stem.slice(0, -2)
	if (stem.length > 3 && stem.endsWith('e')) stem = stem.slice(0, -1)
	return stem.length > 3 && doubled.test(stem) ? stem.slice(0, -1) : stem
}

const lettersOnly = /^[a-z]+$/
const uncut = /(?:ss|us|is)$/
const doubled = /([b-df-hj-np-tv-z])\1$/
/** Words whose stem is another word: ratings are no interest rates, funding is no fund, and earnings are not to earn. */
const ownStems: ReadonlyMap<string, string> = new Map(
	['rating', 'funding', 'earning', 'meeting', 'building', 'saving', 'shipping', 'united'].flatMap((word) => [
		[word, word],
		[`${word}s`, word],
	]),
)
