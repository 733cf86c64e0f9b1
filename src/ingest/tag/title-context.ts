import type { TagWords } from '#domain/tag-words.ts'
import { businessWords, cryptoWords, marketWords } from '#ingest/vocabulary/signal-words.ts'
import type { FoundClass } from './find-classes.ts'
import type { Entity } from './find-entities.ts'
import type { TitleStyle } from './title-style.ts'
import { type Token, tokeniseTitle } from './tokenise-title.ts'

/** What is known about a title while its ambiguous names are decided. */
export type TitleContext = {
	title: string
	tokens: readonly Token[]
	classes: readonly FoundClass[]
	words: TagWords
	style: TitleStyle
	coins: readonly Entity[]
	/** Coins already accepted. */
	accepted: ReadonlySet<Entity>
}

const currencies = new Set(['ارز', 'ارزهای', 'دارایی', 'داراییهای'])

/** «دیجیتال» is a crypto word only after a currency: «ارزهای دیجیتال», not «بازاریابی دیجیتال». */
export function isCryptoWord(tokens: readonly Token[], index: number): boolean {
	const key = tokens[index]?.key ?? ''
	if (key !== 'دیجیتال') return cryptoWords.has(key)
	const before = tokens[index - 1]?.key ?? ''
	return currencies.has(before === 'های' ? (tokens[index - 2]?.key ?? '') : before)
}

export function countCryptoWords(text: string): number {
	const tokens = tokeniseTitle(text)
	return tokens.filter((_token, index) => isCryptoWord(tokens, index)).length
}

const inside = (index: number, { from, to }: Entity): boolean => index >= from && index < to

export function inCryptoContext(coin: Entity, { tokens, accepted }: TitleContext): boolean {
	for (const other of accepted) if (other.rule.ref !== coin.rule.ref) return true
	return tokens.some((_token, index) => isCryptoWord(tokens, index) && !inside(index, coin))
}

/** Enough evidence for a capitalised name that rarely has another meaning. */
export const inBusiness = (coin: Entity, { tokens }: TitleContext): string | undefined =>
	tokens.some((token, index) => businessWords.has(token.key) && !inside(index, coin))
		? 'name in a business report'
		: undefined

export const price = /[$€£]\s?\d|\d\s?[%٪]/

export const inMarket = (coin: Entity, { title, tokens }: TitleContext): boolean =>
	price.test(title) || tokens.some((token, index) => marketWords.has(token.key) && !inside(index, coin))
