export type TopicPair = { topic: string; sides: readonly [string, string] }

const pair = (topic: string, ...sides: [string, string]): TopicPair => ({ topic, sides })

/** Two words anywhere in a title that show a topic together, though neither does alone. */
export const topicPairs: readonly TopicPair[] = [
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
	// In S&P 500 the sign separates the words, so that a phrase does not match.
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
