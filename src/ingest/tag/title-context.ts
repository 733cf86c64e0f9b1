import type { TagWords } from '#domain/tag-words.ts'
import type { FoundClass } from './find-classes.ts'
import type { Entity } from './find-entities.ts'
import type { TitleStyle } from './title-style.ts'
import type { Token } from './tokenise-title.ts'

/** A title as it was read, before anything is decided. */
export type SplitTitle = {
	title: string
	tokens: readonly Token[]
	classes: readonly FoundClass[]
	/** The positions of words that are hardly used outside crypto. */
	cryptoWordsAt: readonly number[]
	words: TagWords
}

/** What is known about a title while its ambiguous names are decided. */
export type TitleContext = SplitTitle & {
	style: TitleStyle
	coins: readonly Entity[]
	/** Coins already accepted. */
	accepted: ReadonlySet<Entity>
}

const currencies = new Set(['ارز', 'ارزهای', 'دارایی', 'داراییهای'])

/** «دیجیتال» is a crypto word only after a currency: «ارزهای دیجیتال», not «بازاریابی دیجیتال». */
function isCryptoWord(tokens: readonly Token[], index: number, { signals }: TagWords): boolean {
	const key = tokens[index]?.key ?? ''
	if (key !== 'دیجیتال') return signals.crypto.has(key) || signals.tokens.has(key)
	const before = tokens[index - 1]?.key ?? ''
	return currencies.has(before === 'های' ? (tokens[index - 2]?.key ?? '') : before)
}

export function findCryptoWords(tokens: readonly Token[], words: TagWords): readonly number[] {
	const found: number[] = []
	for (let index = 0; index < tokens.length; index++) {
		if (isCryptoWord(tokens, index, words)) found.push(index)
	}
	return found
}

const inside = (index: number, { from, to }: Entity): boolean => index >= from && index < to

export function inCryptoContext(coin: Entity, { cryptoWordsAt, accepted }: TitleContext): boolean {
	for (const other of accepted) if (other.rule.ref !== coin.rule.ref) return true
	return cryptoWordsAt.some((index) => !inside(index, coin))
}

/** Enough evidence for a capitalised name that rarely has another meaning. */
export const inBusiness = (coin: Entity, { tokens, words }: TitleContext): string | undefined =>
	tokens.some((token, index) => words.signals.business.has(token.key) && !inside(index, coin))
		? 'name in a business report'
		: undefined

export const price = /[$€£]\s?\d|\d\s?[%٪]/

export const inMarket = (coin: Entity, { title, tokens, words }: TitleContext): boolean =>
	price.test(title) ||
	tokens.some((token, index) => words.signals.market.has(token.key) && !inside(index, coin))
