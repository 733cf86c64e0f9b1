import { wordSet } from './tokenise-title.ts'

/** A bare family or first name is that person only in known company: "Coinbase's Armstrong", «ماسک و تسلا». */
type Surname = { ref: string; name: string; companions: ReadonlySet<string> }

const among = (ref: string, name: string, companions: string): Surname => ({
	ref,
	name,
	companions: wordSet(companions),
})

export const surnames: readonly Surname[] = [
	among('brian-armstrong', 'Armstrong', 'coinbase brian base crypto bitcoin stablecoin stablecoins'),
	among('changpeng-zhao', 'Zhao', 'binance cz changpeng bnb crypto bitcoin pardon pardons pardoned giggle'),
	among('cathie-wood', 'Wood', 'ark arkk cathie invest coinbase bitcoin tesla musk saylor dorsey'),
	among('justin-sun', 'Sun', 'tron trx huobi htx poloniex justin usdd tusd wlfi bittorrent billionaire'),
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
	among('brian-armstrong', 'آرمسترانگ', 'کوین کوینبیس برایان بیس'),
	among('changpeng-zhao', 'ژائو', 'بایننس چانگ سی عفو کریپتو رمزارز بیت بیتکوین'),
	among('cathie-wood', 'وود', 'آرک ark کتی'),
	among('justin-sun', 'سان', 'ترون هوبی پولونیکس جاستین ترونی میلیاردر'),
]

/** Words that make «ماسک» a thing to wear and Sun a star. */
export const otherContexts: ReadonlySet<string> = new Set(
	'زدن بهداشتی مدارس کرونا صورت n95 اجباری gavin neil lance louis kelly governor solar moon'.split(' '),
)
