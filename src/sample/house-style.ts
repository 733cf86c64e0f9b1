/** Outlets that capitalise every main word of a headline. */
const titleCaseHouses = new Set([
	'coindesk',
	'bitcoinist',
	'newsbtc',
	'the-daily-hodl',
	'u-today',
	'cryptopotato',
	'coingape',
	'bitcoin-com-news',
	'coinspeaker',
	'cryptonews',
])

const smallWords = new Set(
	'a an and as at but by for from in into near nor of off on onto or over per so than the to under up via vs with'.split(
		' ',
	),
)

export function inHouseStyle(title: string, source: string): string {
	if (!titleCaseHouses.has(source)) return title
	return title
		.split(' ')
		.map((word, index, words) => {
			const afterBreak = index === 0 || /[:?.!;]$/.test(words[index - 1] ?? '')
			if (!afterBreak && smallWords.has(word.replaceAll(/\W/g, ''))) return word
			return capitalised(word)
		})
		.join(' ')
}

/** Brand spellings (zkSync, dYdX, 1inch, yearn.finance) and web addresses stay as they are. */
const keepsItsShape = /[A-Z0-9$]|\w\.\w/

const capitalised = (word: string): string =>
	keepsItsShape.test(word)
		? word
		: word
				.split('-')
				.map((part, index) => (index > 0 && smallWords.has(part) ? part : upperFirst(part)))
				.join('-')

const upperFirst = (part: string): string => part.replace(/[a-z]/, (letter) => letter.toUpperCase())
