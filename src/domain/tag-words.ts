import type { TopicWeight } from './topic-weights.ts'

type Words = ReadonlySet<string>
type Phrases = readonly string[]
/** By the symbol of a coin. */
type ByCoin<Value> = ReadonlyMap<string, Value>
/** By the reference of a topic. */
type ByTopic<Value> = ReadonlyMap<string, Value>

/** Two words anywhere in a title that show a topic together, though neither does alone. */
export type TopicPair = { topic: string; sides: readonly [Phrases, Phrases] }

/**
 * What tells names from other words, and which words show a topic. Editors change it in `catalogue/tag-words.json`. Single
 * words are compared with those of titles as these are folded: lower case, Persian letters, no half spaces.
 */
export type TagWords = {
	coins: {
		/** The topic of a project whose name alone shows it. */
		topics: ByCoin<string>
		/** Words of a project: with one of them even a common word is its name. */
		companions: ByCoin<Words>
		/** A ticker counts if one of these coins is in the title. */
		relatives: ByCoin<Words>
		/** Words that show another meaning of the name: snow and skiers, films, gases, an American agency. */
		homonyms: ByCoin<Words>
		/**
		 * Words that show another meaning of the ticker: a company that has the same, or what it abbreviates. With them even
		 * "(STX)" is not the coin.
		 */
		owners: ByCoin<Words>
	}
	names: {
		/** Names that the catalogue flags because of the other language, or whose one-word alias is clear. */
		unmistakable: Words
		/** Also words (Avalanche, «هلیوم»): they need a capital letter or a fitting title. */
		proper: Words
		/** Common words (near, flow, «نم»): they need further evidence. */
		everyday: Words
		/** Common words in lower case only: "Ripple" is the company, a ripple is not. */
		capital: Words
		/** Names of several words that are also phrases. */
		phrases: Words
	}
	tickers: {
		/** Abbreviations that mean something else more often than the coin. */
		strict: Words
		/** Not flagged in the catalogue, but also job titles, units or names of companies. */
		common: Words
		/** They stand for something else in every second title: only a sign or the coin's name shows them. */
		signed: Words
		/** In their Persian spelling; two of them in a list are coins. */
		spoken: Words
	}
	people: {
		/** A first or last name alone is that person only with one of these words: "Coinbase's Armstrong", «ماسک و تسلا». */
		surnames: readonly { ref: string; name: string; companions: Words }[]
		/** They are in other news, too, and tagged only in a title about crypto. */
		figures: Words
		/** The money of central banks moves this market, so these words are enough for their heads. */
		banking: Words
		/** Words that show another meaning: «ماسک» as a face mask, Sun as a star. */
		homonyms: Words
	}
	topics: {
		/** A topic's own word: in a title about crypto it is enough. */
		names: ReadonlyMap<string, string>
		/** Keywords that other news uses as well: they count only in a title about crypto. */
		context: ByTopic<Phrases>
		/** Keywords of general topics that are hardly used outside crypto, or that always move its market. */
		own: Phrases
		/** Keywords of the other topics that are also used outside crypto. */
		shared: Phrases
		/** What a Persian headline names without a country is Iran's. */
		domestic: Phrases
		/** With one of these, a central bank or a parliament is not Iran's. */
		abroad: Words
		/** Abbreviations that are words in lower case: SEC, not "30 sec". */
		exact: Words
		pairs: readonly TopicPair[]
		/** Phrases in which a word of a topic means something else. */
		decoys: Phrases
		/** Words that show another meaning of keywords: aid and photos are airdropped, too. */
		homonyms: ByTopic<Words>
		/** Words before “chain” that make it no blockchain. */
		chains: Words
	}
	signals: {
		/** A word before one of these is the name of a coin: "NEAR token", "Flow blockchain". */
		after: Words
		/** A word after one of these is the name of a coin. */
		before: Words
		/** Tokens and markets that are not coins of the catalogue; a title that names one is about crypto. */
		tokens: Words
		/** Further words that are hardly used outside crypto. */
		crypto: Words
		/** Words of market reports that other titles rarely have. */
		market: Words
		/** Words of business news: enough evidence for a capitalised name that rarely has another meaning. */
		business: Words
		/** Verbs after the name of a company at the beginning of a headline. */
		verbs: Words
	}
	prices: {
		/** Verbs that mean a price in nearly every headline about a coin. */
		strong: Words
		/** Verbs that may mean other things: they need a number, or the coin as their subject and no object. */
		weak: Words
		/** With a percentage these do not mean a price: a tax at 15%. */
		prepositions: Words
		/** Weak verbs that are enough if the coin is their subject: "Bitcoin slips after Fed minutes". */
		alone: Words
		/** Words that begin another clause. */
		openers: Words
		/** Words of price forecasts, if the title names an amount of money. */
		forecasts: Words
		/** One coin overtakes another: "BNB flips Solana". */
		rivals: Words
		/** Price levels, unless the title is about another quantity: «بیت‌کوین رکورد زد», «سقف تازه اتریوم». */
		heights: Words
		/** Words that make «سقف» a legal limit: «سقف خرید تتر». */
		ceilings: Words
		/** "Six-month high", "fresh lows", "record highs", with the words before them. */
		levels: Words
		measures: Words
		/** Goods whose price is not the price of a coin: «قیمت برق ماینرها». */
		goods: Words
		taxes: Words
		names: Words
		nouns: Words
		/** Subjects other than a price: "burn rate soars", "hash rate drops". */
		subjects: Words
		/** All of these that may be about a price; other words are skipped. */
		related: Words
	}
	/** In both languages: what the model learns about one word applies to its whole class. Words with `!` need a capital letter. */
	classes: ReadonlyMap<string, Phrases>
	/** Common phrases that contain a word that is also a name. The longest match wins, so they hide that name. */
	decoys: Phrases
}

/** Everything that tags titles beside the names of the catalogue. */
export type TagData = { words: TagWords; weights: readonly TopicWeight[] }
