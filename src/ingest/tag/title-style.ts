import type { Token } from './tokenise-title.ts'

/** In a sentence a capital letter marks a name; in a Title Like This or in ALL CAPITALS it does not. */
export type TitleStyle = 'sentence' | 'title-case' | 'all-capitals'

const mostlyCapitals = 0.7
const mostlyCapitalised = 0.6
const fewestWords = 3

export function styleOf(tokens: readonly Token[]): TitleStyle {
	let long = 0
	let capitals = 0
	let capitalised = 0
	let ordinary = 0
	for (const [index, token] of tokens.entries()) {
		if (!token.latin || token.text.length < 4 || !letterFirst.test(token.text)) continue
		long++
		if (noLowerCase.test(token.text)) capitals++
		// The first word has a capital in every style, and so has a ticker.
		else if (index > 0) {
			ordinary++
			if (upperFirst.test(token.text)) capitalised++
		}
	}
	if (long >= fewestWords && capitals / long >= mostlyCapitals) return 'all-capitals'
	return ordinary >= fewestWords && capitalised / ordinary >= mostlyCapitalised ? 'title-case' : 'sentence'
}

const letterFirst = /^\p{L}/u
const noLowerCase = /^[^a-z]+$/
const upperFirst = /^\p{Lu}/u
