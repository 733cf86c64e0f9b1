import type { Token } from './tokenise-title.ts'

/** What a capital letter is worth: in a sentence it marks a name, in a Title Like This or in SHOUTING nothing. */
export type TitleStyle = 'sentence' | 'title-case' | 'shouting'

const mostlyCapitals = 0.7
const mostlyCapitalised = 0.6
const fewestWords = 3

export function styleOf(tokens: readonly Token[]): TitleStyle {
	let long = 0
	let shouted = 0
	let capitalised = 0
	let ordinary = 0
	for (const [index, token] of tokens.entries()) {
		if (!token.latin || token.text.length < 4 || !letterFirst.test(token.text)) continue
		long++
		if (noLowerCase.test(token.text)) shouted++
		// The first word has a capital in every style, and a ticker in every place.
		else if (index > 0) {
			ordinary++
			if (upperFirst.test(token.text)) capitalised++
		}
	}
	if (long >= fewestWords && shouted / long >= mostlyCapitals) return 'shouting'
	return ordinary >= fewestWords && capitalised / ordinary >= mostlyCapitalised ? 'title-case' : 'sentence'
}

const letterFirst = /^\p{L}/u
const noLowerCase = /^[^a-z]+$/
const upperFirst = /^\p{Lu}/u
