import type { Token } from '#ingest/tag/tokenise-title.ts'

type Pair = { topic: string; sides: readonly [string, string] }

const pair = (topic: string, ...sides: [string, string]): Pair => ({ topic, sides })

/** Two words anywhere in a title that tell a topic together, though neither does alone. */
const pairs: readonly Pair[] = [
	pair(
		'whale',
		'wallet wallets address addresses کیف آدرس ولت',
		'stirs stirred wakes awakens awakened woke awoke dormant inactive slept sleeping ancient mystery mysterious خواب خفته بیدار ناشناس ناشناخته نامعلوم غیرفعال',
	),
	pair(
		'airdrop',
		'testnet points تست تستنت',
		'reward rewards rewarding rewarded qualify qualifies eligible پاداش جایزه رایگان درآمد',
	),
	pair(
		'airdrop',
		'tokens token توکن',
		'free freebies giveaway hands distributes distributing doles رایگان توزیع',
	),
	pair(
		'market',
		'etf etfs fund funds صندوق صندوقهای',
		'inflow inflows outflow outflows pulls rakes hauls attracts attracted bleeds ورودی خروجی',
	),
	pair('market', 'etf etfs صندوق صندوقهای', 'ورود خروج سرازیر فرار'),
	pair('market', 'بازار رمزارزها آلتکوینها میمکوینها', 'قرمز سبز سرخ خونین'),
	pair('market', 'گران معاملهگران traders', 'ضرر زیان liquidated'),
	// S&P 500: its sign parts the words of a phrase.
	pair('market', 'p', '500'),
	pair('market', 'spot اسپات', 'etf etfs صندوق'),
	pair('regulation', 'agrees agreed', 'pay'),
	pair('blockchain', 'شبکه', 'قطعی اختلال توقف'),
	pair('blockchain', '51', 'attack attacks حمله'),
	pair(
		'metaverse',
		'virtual مجازی',
		'land plot plots sneakers store stores concert concerts mansion estate property parcel headset headsets city office embassy avatars زمین ملک کنسرت فروشگاه هدست عینک',
	),
	pair('game', 'players player gamer بازیکن بازیکنان', 'token tokens nft nfts wallets earn توکن درآمد'),
]

type Place = { pair: Pair; side: 0 | 1 }

/** By word, so that a title is walked once whatever the number of pairs. */
const placesOf = new Map<string, Place[]>()
for (const pair of pairs) {
	for (const side of [0, 1] as const) {
		for (const word of pair.sides[side].split(' ')) {
			placesOf.set(word, [...(placesOf.get(word) ?? []), { pair, side }])
		}
	}
}

/** Calls back with the topic and the place of the word that completed a pair. */
export function findTopicPairs(
	tokens: readonly Token[],
	tell: (topic: string, at: number, beside: string) => void,
): void {
	const seen = new Map<Pair, { side: 0 | 1; key: string }>()
	for (let index = 0; index < tokens.length; index++) {
		const key = tokens[index]?.key ?? ''
		for (const { pair, side } of placesOf.get(key) ?? []) {
			const other = seen.get(pair)
			if (other === undefined) seen.set(pair, { side, key })
			else if (other.side !== side) tell(pair.topic, index, other.key)
		}
	}
}
