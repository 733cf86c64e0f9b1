import type { Locale } from '#domain/locale.ts'
import { chance, shuffled } from './chance.ts'
import { englishAirdrop } from './english/airdrop.ts'
import { englishBlockchain } from './english/blockchain.ts'
import { englishCrypto } from './english/crypto.ts'
import { englishDefi } from './english/defi.ts'
import { englishGame } from './english/game.ts'
import { englishLongReads } from './english/long-read.ts'
import { englishMarket } from './english/market.ts'
import { englishMetaverse } from './english/metaverse.ts'
import { englishNft } from './english/nft.ts'
import { otherNewsEnglish } from './english/other-news.ts'
import { englishRegulation } from './english/regulation.ts'
import { englishWhale } from './english/whale.ts'
import { englishPeople } from './english-headlines.ts'
import { type HeadlinePattern, personPatterns, topicPatterns } from './headline-pattern.ts'
import { marketEvents } from './market-event.ts'
import { persianAirdrop } from './persian/airdrop.ts'
import { persianBlockchain } from './persian/blockchain.ts'
import { persianCrypto } from './persian/crypto.ts'
import { persianDefi } from './persian/defi.ts'
import { persianGame } from './persian/game.ts'
import { persianLongReads } from './persian/long-read.ts'
import { persianMarket } from './persian/market.ts'
import { persianMetaverse } from './persian/metaverse.ts'
import { persianNft } from './persian/nft.ts'
import { otherNewsPersian } from './persian/other-news.ts'
import { persianRegulation } from './persian/regulation.ts'
import { persianWhale } from './persian/whale.ts'
import { persianPeople } from './persian-headlines.ts'
import type { SharedEvent } from './shared-event.ts'
import { projectEvents } from './shared-events.ts'

export const headlinePatterns: Readonly<Record<Locale, readonly HeadlinePattern[]>> = {
	en: [
		...topicPatterns('airdrop', englishAirdrop),
		...topicPatterns('blockchain', englishBlockchain),
		...topicPatterns('crypto', englishCrypto),
		...topicPatterns('defi', englishDefi),
		...topicPatterns('game', englishGame),
		...topicPatterns('market', englishMarket),
		...topicPatterns('metaverse', englishMetaverse),
		...topicPatterns('nft', englishNft),
		...topicPatterns('regulation', englishRegulation),
		...topicPatterns('whale', englishWhale),
		...personPatterns(englishPeople),
		...englishLongReads.map((text) => ({ text })),
	],
	fa: [
		...topicPatterns('airdrop', persianAirdrop),
		...topicPatterns('blockchain', persianBlockchain),
		...topicPatterns('crypto', persianCrypto),
		...topicPatterns('defi', persianDefi),
		...topicPatterns('game', persianGame),
		...topicPatterns('market', persianMarket),
		...topicPatterns('metaverse', persianMetaverse),
		...topicPatterns('nft', persianNft),
		...topicPatterns('regulation', persianRegulation),
		...topicPatterns('whale', persianWhale),
		...personPatterns(persianPeople),
		...persianLongReads.map((text) => ({ text })),
	],
}

export const otherNews: Readonly<Record<Locale, readonly string[]>> = {
	en: otherNewsEnglish,
	fa: otherNewsPersian,
}

export const sharedEvents: readonly SharedEvent[] = [...marketEvents, ...projectEvents]

/** Cards are dealt in this many suits, each shuffled apart, so that a card never follows soon upon itself. */
const suits = 4

/** The card at a position of an endless deck that is shuffled anew each time it has been dealt through. */
export function cardAt<Card>(name: string, cards: readonly Card[], position: number): Card {
	const round = Math.floor(position / cards.length)
	const card = cards[dealt(name, cards.length, round)[position - round * cards.length] ?? -1]
	if (card === undefined) throw new Error(`no card in deck ${name}`)
	return card
}

/** Rounds already shuffled; they follow from their names, so forgetting them costs time and nothing else. */
const rounds = new Map<string, readonly number[]>()
const roundsKept = 2_000

function dealt(name: string, size: number, round: number): readonly number[] {
	const key = `${name}/${size}/${round}`
	const known = rounds.get(key)
	if (known) return known
	const fresh = Array.from({ length: suits }, (_empty, suit) => {
		const cards = Array.from({ length: size }, (_card, index) => index)
		return shuffled(
			chance(name, round, suit),
			cards.filter((index) => index % suits === suit),
		)
	}).flat()
	if (rounds.size >= roundsKept) rounds.clear()
	rounds.set(key, fresh)
	return fresh
}
