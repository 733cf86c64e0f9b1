import { cleanTitle, cutAtGrapheme } from './clean-text.ts'

/** An ad is one line under a headline; what is longer is cut with an ellipsis. */
export const longestAdText = 120
export const longestAdvertiser = 60

/** Plain text and nothing else: markup, control and bidi characters go, white space is one space. */
export const cleanAdText = (text: string, longest = longestAdText): string => {
	const plain = cleanTitle(withoutTags(text))
	return plain.length <= longest ? plain : `${cutAtGrapheme(plain, longest - 1)}…`
}

const tag = /<(?:!--[\s\S]*?--|[!/?]?[a-z][^<>]*)>/gi

// A space in its stead: `<<b>script>` then leaves `< script>`, which no reader of HTML takes for a tag.
const withoutTags = (text: string): string => text.slice(0, farBehindLimit).replace(tag, ' ')
const farBehindLimit = 8_192
