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
	among('justin-sun', 'سان', 'ترون هوبی پولونیکس جاستین ترونی میلیاردر آوه لیدو'),
]

/** Words that show another meaning: «ماسک» as a face mask, Sun as a star. */
export const otherContexts: ReadonlySet<string> = new Set(
	'زدن بهداشتی مدارس کرونا صورت n95 اجباری gavin neil lance louis kelly governor solar moon'.split(' '),
)
