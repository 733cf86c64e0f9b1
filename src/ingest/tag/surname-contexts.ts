import { wordSet } from '#ingest/vocabulary/word-set.ts'

/** A first or last name alone is that person only with one of these words: "Coinbase's Armstrong", «ماسک و تسلا». */
type Surname = { ref: string; name: string; companions: ReadonlySet<string> }

const among = (ref: string, name: string, companions: string): Surname => ({
	ref,
	name,
	companions: wordSet(companions),
})

export const surnames: readonly Surname[] = [
	among(
		'brian-armstrong',
		'Armstrong',
		'coinbase brian base crypto bitcoin stablecoin stablecoins clarity genius usdc onchain',
	),
	among(
		'changpeng-zhao',
		'Zhao',
		'binance cz changpeng bnb crypto bitcoin pardon pardons pardoned giggle aster bsc yzi memecoin',
	),
	among(
		'cathie-wood',
		'Wood',
		'ark arkk cathie invest coinbase bitcoin tesla musk saylor dorsey ether ethereum bitmine crypto',
	),
	among(
		'justin-sun',
		'Sun',
		'tron trx huobi htx poloniex justin usdd tusd wlfi bittorrent billionaire aave lido justlend sunswap',
	),
	among(
		'elon-musk',
		'Elon',
		'tesla twitter spacex doge dogecoin crypto bitcoin x tweet tweets musk starlink shiba shib floki xai grok trump memecoin',
	),
	among('sam-bankman-fried', 'Bankman', 'ftx alameda sam fried'),
	among(
		'elon-musk',
		'ماسک',
		'تسلا توییتر اسپیس دوج دوجکوین توییت میلیاردر ثروتمندترین بیت بیتکوین استارلینک رمزارز',
	),
	among('elon-musk', 'ایلان', 'تسلا توییتر اسپیس دوج دوجکوین توییت ماسک'),
	among('michael-saylor', 'سیلور', 'استراتژی میکرواستراتژی مایکرواستراتژی بیت بیتکوین مایکل'),
	among('michael-saylor', 'سیلر', 'استراتژی میکرواستراتژی مایکرواستراتژی بیت بیتکوین مایکل'),
	among('brian-armstrong', 'آرمسترانگ', 'کوین کوینبیس برایان بیس رمزارز کریپتو استیبل استیبلکوین'),
	among('changpeng-zhao', 'ژائو', 'بایننس چانگ سی عفو کریپتو رمزارز بیت بیتکوین بنیانگذار bnb شیف آستر میم'),
	among('cathie-wood', 'وود', 'آرک ark کتی کیتی بیت بیتکوین کوین'),
	among(
		'jerome-powell',
		'Powell',
		'fed rate rates fomc chair inflation jackson hole jerome reserve hawkish dovish cut cuts warsh trump speech fires',
	),
	among('jerome-powell', 'پاول', 'فدرال رزرو نرخ بهره فد فومک جروم تورم ترامپ وارش جکسون'),
	among('paul-atkins', 'Atkins', 'sec chair chairman paul crypto regulator peirce securities commission'),
	among('paul-atkins', 'اتکینز', 'sec کمیسیون بورس رئیس رمزارز کریپتو'),
	among('larry-fink', 'Fink', 'blackrock larry bitcoin tokenization etf'),
	among(
		'elizabeth-warren',
		'Warren',
		'senator senators sen elizabeth crypto stablecoin bill sec democrat democrats genius clarity sacks trump',
	),
	among('david-sacks', 'Sacks', 'czar crypto ai white house david bitcoin stablecoin clarity genius'),
	among(
		'arthur-hayes',
		'Hayes',
		'bitmex maelstrom arthur bitcoin btc crypto ethena hyperliquid ether zcash pardon',
	),
	among('arthur-hayes', 'هیز', 'آرتور بیتمکس بیت بیتکوین رمزارز اتریوم'),
	among('peter-schiff', 'Schiff', 'peter gold bitcoin btc saylor strategy mstr'),
	among('peter-schiff', 'شیف', 'طلا بیت بیتکوین پیتر سیلور سایلر استراتژی'),
	among('peter-brandt', 'Brandt', 'peter bitcoin btc chart trader veteran ether xrp'),
	among(
		'do-kwon',
		'Kwon',
		'terra luna terraform sentenced ust terrausd montenegro extradition crypto plea guilty',
	),
	among('do-kwon', 'کوان', 'ترا لونا ترافرم زندان استرداد مونته‌نگرو دادگاه بنیانگذار'),
	among('roman-storm', 'Storm', 'tornado tornadocash verdict mixer roman'),
	among('richard-teng', 'Teng', 'binance ceo richard'),
	among('ben-zhou', 'Zhou', 'bybit ben hack ceo'),
	among('eric-trump', 'Eric', 'trump american wlfi'),
	among('anatoly-yakovenko', 'Toly', 'solana anatoly sol'),
	among('scott-bessent', 'بسنت', 'خزانه‌داری خزانه داری وزیر رمزارز بیت بیتکوین اسکات'),
	among('abdolnaser-hemmati', 'همتی', 'بانک مرکزی رمزارز ارز رئیس رئیس‌کل تتر'),
	among('mohammad-reza-farzin', 'فرزین', 'بانک مرکزی رمزارز ارز رئیس رئیس‌کل تتر ریال'),
	among('justin-sun', 'سان', 'ترون هوبی پولونیکس جاستین ترونی میلیاردر آوه لیدو'),
]

/** People of other news, too: they are tagged only in a title about crypto. */
export const publicFigures: ReadonlySet<string> = wordSet(`
	donald-trump eric-trump donald-trump-jr jerome-powell kevin-warsh scott-bessent elizabeth-warren larry-fink jamie-dimon
	sam-altman jack-dorsey nayib-bukele javier-milei pavel-durov david-sacks anthony-scaramucci vlad-tenev abdolnaser-hemmati
	mohammad-reza-farzin
`)
/** The money of central banks moves this market, so these words are enough for their heads. */
export const centralBankWords: ReadonlySet<string> = wordSet('fed fomc rates cut cuts hike hikes فدرال رزرو')

/** Words that show another meaning: «ماسک» as a face mask, Sun as a star. */
export const otherContexts: ReadonlySet<string> = new Set(
	'زدن بهداشتی مدارس کرونا صورت n95 اجباری gavin neil lance louis kelly governor solar moon'.split(' '),
)
