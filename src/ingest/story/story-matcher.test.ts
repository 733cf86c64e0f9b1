import { expect, test } from 'vitest'
import { loadStoryWords } from '#catalogue/load-story-words.ts'
import { ownTagger } from '#test/tags/own-tagger.ts'
import { readHeadline } from './read-headline.ts'
import type { Report } from './report.ts'
import { StoryMatcher } from './story-matcher.ts'
import { indexWords } from './word-index.ts'

const words = await loadStoryWords()
if (!words.ok) throw new Error('the catalogue cannot be read')
const tag = await ownTagger()
const index = indexWords(words.value)

const noon = Date.parse('2026-03-02T12:00:00Z')
let ids = 0

function report(title: string, hours = 0, source = `outlet-${ids}`): Report<number> {
	const locale = /[\u0600-\u06ff]/.test(title) ? 'fa' : 'en'
	const headline = readHeadline(title, locale, tag(title, locale).why, index)
	return { id: ++ids, headline, publishedAt: noon + hours * 3_600_000, source, title }
}

/** How many stories a list of reports makes; each report is an hour after the one before unless it has a time. */
function storiesOf(...given: (string | Report<number>)[]): number {
	const matcher = new StoryMatcher<number>(index)
	const reports = given.map((one, place) => (typeof one === 'string' ? report(one, place) : one))
	for (const one of reports) {
		matcher.add(one)
	}
	return new Set(reports.map((one) => matcher.storyOf(one))).size
}

test('one event is one story in both languages, with and without its figures', () => {
	expect(
		storiesOf(
			'BlackRock picks Coinbase to bring bitcoin to its institutional clients',
			'همکاری بلک‌راک با کوین‌بیس برای عرضه بیت‌کوین به مشتریان نهادی',
			'Coinbase jumps after partnership with BlackRock',
			'بلک راک و کوین بیس شریک شدند',
		),
	).toBe(1)
	expect(storiesOf('Bridge protocol Quorix hacked for $40M', 'هک ۴۰ میلیون دلاری پل کوریکس')).toBe(1)
})

test('the same sentence about other countries does not hide the right report in the other language', () => {
	const countries = [
		['Argentina', 'آرژانتین'],
		['Nigeria', 'نیجریه'],
		['France', 'فرانسه'],
		['Brazil', 'برزیل'],
		['India', 'هند'],
	]
	const given = countries.flatMap(([en, fa]) => [
		`Second stage of CBDC in ${en} delayed by 6 months, central bank says`,
		`بانک مرکزی ${fa} مرحله دوم ارز دیجیتال بانک مرکزی را ۶ ماه به تعویق انداخت`,
	])
	expect(storiesOf(...given)).toBe(countries.length)
})

test.each([
	[
		'a length of time as a noun and as an adjective',
		'بانک مرکزی قزاقستان مرحله دوم ارز دیجیتال بانک مرکزی را ۶ ماه به تعویق انداخت',
		'تعویق ۶ ماهه مرحله دوم ارز دیجیتال بانک مرکزی قزاقستان',
		'thing:month',
	],
	[
		'a post that is late at night, and no delay',
		'Elon Musk mentions Dogecoin in late-night post, price up 12%',
		"Dogecoin up 12%: traders read Elon Musk's post, then read it again",
		'thing:tweet',
	],
	[
		'a price that jumps, and no firm of that name',
		"Dogecoin jumps 12% after Elon Musk's post",
		'پست شبانه ایلان ماسک و جهش ۱۲ درصدی دوج‌کوین',
		'event:rise',
	],
])('one event reported by %s is one story', (_name, one, other, both) => {
	expect(storiesOf(one, other)).toBe(1)
	const features = [one, other].map((title) => report(title).headline.features)
	for (const given of features) expect(given.has(both)).toBe(true)
	for (const given of features) expect(given.has('organisation:jump')).toBe(false)
	const delays = features.map((given) => given.has('event:delay'))
	expect(delays[0]).toBe(delays[1])
})

test.each([
	['another sum', 'Quorix hacked for $40M', 'Quorix hacked for $90M'],
	['another coin', 'Robinhood lists Shiba Inu', 'Robinhood lists Solana'],
	['another person', 'Charles Hoskinson leaves the board', 'Vitalik Buterin leaves the board'],
	['another firm', 'Celsius files for bankruptcy', 'Voyager files for bankruptcy'],
	['another country', 'Binance wins licence in France', 'Binance wins licence in Italy'],
	['the opposite', 'SEC approves spot ether ETF', 'SEC rejects spot ether ETF'],
	['the opposite across languages', 'Lumora delays its mainnet', 'شبکه اصلی لومورا راه‌اندازی شد'],
	[
		'another count',
		'Rollup Copperline back after 5-hour outage',
		'Rollup Copperline back after 7-hour outage',
	],
	[
		'another count across languages',
		'Copperline back after 5-hour outage',
		'کاپرلاین پس از قطعی ۷ ساعته برگشت',
	],
	[
		'another day of the week',
		'Court sets Celsius hearing for Monday',
		'Court sets Celsius hearing for Thursday',
	],
	['another town', 'Elon Musk speaks of Dogecoin in Tokyo', 'ایلان ماسک در تورنتو از دوج‌کوین گفت'],
	[
		'up and down by nearly as much',
		'Dogecoin jumps 5% on Elon Musk post',
		'Dogecoin falls 4.6% on Elon Musk post',
	],
	['another day', 'XRP price prediction for August 6', 'XRP price prediction for August 7'],
])('%s is another story', (_what, one, other) => {
	expect(storiesOf(one, other)).toBe(2)
})

test('a story ends 72 hours after its first report, whatever reports come between', () => {
	const title = 'Tesla sells most of its bitcoin'
	expect(storiesOf(report(title, 0), report(title, 60))).toBe(1)
	expect(storiesOf(report(title, 0), report(title, 40), report(title, 80))).toBe(2)
})

test('different clocks do not split a story', () => {
	expect(
		storiesOf(report('Tesla sells most of its bitcoin', 5), report('تسلا بیشتر بیت‌کوین‌هایش را فروخت', 0)),
	).toBe(1)
})

test('a title that an outlet uses again is a column', () => {
	const wrap = (hours: number) => report('Market wrap', hours, 'coindesk')
	expect(storiesOf(wrap(0), wrap(12), wrap(24))).toBe(3)
	expect(storiesOf(report('Market wrap', 0, 'a'), report('Market wrap', 1, 'b'))).toBe(2)
})

test.each(['', '!', '؟!…', 'Bitcoin', 'بیت‌کوین', '😀😀', '12', 'x'.repeat(1000), 'سلام '.repeat(250)])(
	'%j is accepted and joins nothing else',
	(title) => {
		expect(storiesOf(title, 'Kraken hires a new chief')).toBe(2)
	},
)

test.each(['Bitcoin', 'بیت‌کوین', 'Tesla', '!!!', '$40M', '۱۲', 'x'.repeat(1000), 'سلام '.repeat(250)])(
	'%j describes no event, whatever other outlets publish it',
	(title) => {
		expect(storiesOf(title, title, title)).toBe(3)
	},
)

test('counts may be rounded, and days may differ by time zone', () => {
	expect(
		storiesOf('Quorix hack drains funds of 48 wallets', 'Quorix hack drains the funds of 50 wallets'),
	).toBe(1)
	expect(
		storiesOf('Celsius hearing set for Tuesday by court', 'دادگاه جلسه سلسیوس را روز سه‌شنبه برگزار می‌کند'),
	).toBe(1)
	expect(
		storiesOf('Court sets Celsius hearing for Tuesday', 'Court sets Celsius hearing for Wednesday'),
	).toBe(1)
})

test('a separation by an operator is remembered', () => {
	const matcher = new StoryMatcher<number>(index)
	const [one, other, third] = [
		report('Tesla sells 75% of its bitcoin'),
		report('تسلا ۷۵ درصد بیت‌کوین خود را فروخت'),
		report('Tesla dumps 75% of bitcoin'),
	]
	if (one === undefined || other === undefined || third === undefined) throw new Error('no report')
	matcher.put(one, one.id)
	matcher.put(other, other.id)
	matcher.keepApart(one.id, other.id)
	expect(matcher.add(third).merged).toEqual([])
})

test('two stories become one when a report shows that they are', () => {
	const matcher = new StoryMatcher<number>(index)
	const one = report('Tesla sells 75% of its bitcoin')
	const other = report('تسلا ۷۵ درصد بیت‌کوین خود را فروخت')
	matcher.put(one, one.id)
	matcher.put(other, other.id)
	matcher.add(report('Tesla dumps 75% of bitcoin'))
	expect(matcher.storyOf(one)).toBe(matcher.storyOf(other))
})

test('a story that has grown past eight reports is checked against its lead, and reports that do not belong form their own', () => {
	const matcher = new StoryMatcher<number>(index)
	const hack = [
		'Quorix bridge hacked for $40M',
		'Hackers drain $40M from Quorix bridge',
		'Quorix loses $40 million in bridge hack',
		'هک ۴۰ میلیون دلاری پل کوریکس',
		'Bridge protocol Quorix hit by $40M hack',
		'Quorix bridge exploit costs $40M',
		'Attackers steal $40M from Quorix',
	]
	const other = ['SEC delays decision on Norrland Solana fund', 'Norrland Solana fund delayed by SEC']
	const lead = hack.map((title) => report(title))
	const otherActors = other.map((title) => report(title))
	const [story] = lead
	if (story === undefined) throw new Error('no report')
	for (const one of [...lead, ...otherActors].slice(0, 8)) matcher.put(one, story.id)
	const [, second] = otherActors
	if (second === undefined) throw new Error('no report')
	matcher.put(second, story.id)
	const last = report('Quorix confirms $40M bridge hack')
	for (const one of [
		report('Quorix hack: $40M gone from bridge'),
		report('Quorix bridge: $40M stolen'),
		report('$40M hack of Quorix bridge'),
	])
		matcher.add(one)
	const { split } = matcher.add(last)
	expect(matcher.storyOf(last)).toBe(story.id)
	expect(matcher.storyOf(second)).not.toBe(story.id)
	expect(otherActors.map((one) => matcher.storyOf(one))).toEqual([otherActors[0]?.id, otherActors[0]?.id])
	expect(split).toEqual([{ story: otherActors[0]?.id, reports: otherActors.map(({ id }) => id) }])
})

test.each([
	['a coin', 'SEC delays Solana fund decision', 'Rarible rewrites NFT marketplace fees on Solana'],
	[
		'a template',
		'Starknet hands sequencer control to 21 operators',
		'zkSync hands sequencer control to 20 operators',
	],
	[
		'a template whose names no list knows',
		'Tavrel opens airdrop checker before launch',
		'Quorix opens airdrop checker before launch',
	],
	['a person', 'Vitalik Buterin warns of quantum computers', 'Vitalik Buterin gives to animal shelters'],
	[
		'a template in Persian',
		'زمان توزیع ایردراپ توکن تاورل اعلام شد',
		'زمان توزیع ایردراپ توکن کوریکس اعلام شد',
	],
	[
		'a word',
		'Ethereum developers plan a change of gas limits',
		'Ethereum Foundation announces a change of leadership',
	],
])('%s alone joins nothing', (_what, one, other) => {
	expect(storiesOf(one, other)).toBe(2)
})

const sameMinute = (count: number, title: string, hours = 0) =>
	Array.from({ length: count }, (_none, number) => report(title, hours + number / 600, `outlet-of-${number}`))

test.each(['Bitcoin', 'Update', 'بیت‌کوین', 'x'.repeat(500), 'Bitcoin '.repeat(62)])(
	'ten outlets that publish %j within a minute make no story',
	(title) => {
		expect(storiesOf(...sameMinute(10, title))).toBe(10)
	},
)

test('the same title from ten outlets within a minute is one story', () => {
	expect(storiesOf(...sameMinute(10, 'Quorix bridge hacked for $40M'))).toBe(1)
})

test('an outlet that sends the news of yesterday again makes no story of its repetitions', () => {
	const titles = [
		'Kraken hires a new chief',
		'Tesla sells 75% of its bitcoin',
		'Quorix bridge hacked for $40M',
	]
	const sent = [0, 1, 24, 25].flatMap((hours) => titles.map((title) => report(title, hours, 'wire')))
	expect(storiesOf(...sent)).toBe(sent.length)
})

test('a report dated far in the future joins no story of today, and does not keep others from it', () => {
	const title = 'Quorix bridge hacked for $40M'
	expect(storiesOf(report(title, 0), report(title, 24 * 365), report(title, 1))).toBe(2)
})

test('a hundred outlets with the same forecast on many days make no story of a hundred', () => {
	const sent = Array.from({ length: 100 }, (_none, day) =>
		report('Solana Price Prediction: Will It Reach $500?', day * 24, `outlet-of-${day}`),
	)
	expect(storiesOf(...sent)).toBe(100)
})

test('a rewording of the verb is one event, another name in the sentence is another', () => {
	expect(storiesOf('Orvex wins trading licence in Dubai', 'Orvex secures trading licence in Dubai')).toBe(1)
	expect(storiesOf('Orvex wins trading licence in Dubai', 'Castlegate wins trading licence in Dubai')).toBe(2)
})

test('a forecast and a round-up join no report of the event that they mention', () => {
	expect(
		storiesOf(
			'Quorix bridge hacked for $40M',
			'The Daily: Quorix bridge hacked for $40M, Kraken hires a chief and more',
			'Quorix price prediction after $40M bridge hack',
		),
	).toBe(3)
})

test('one wrong figure among the reports of a story keeps no other report out', () => {
	const reports = [
		report('Quorix bridge hacked for $40M', 0),
		report('Hackers drain $40M from Quorix bridge', 1),
		report('Quorix loses $40 million in bridge hack', 2),
		report('Attackers steal $40M from Quorix bridge', 3),
	]
	const matcher = new StoryMatcher<number>(index)
	const odd = report('Quorix bridge exploit: attackers took $400M', 0)
	matcher.put(odd, odd.id)
	for (const one of reports.slice(0, 3)) matcher.put(one, odd.id)
	const last = reports[3]
	if (last === undefined) throw new Error('no report')
	expect(matcher.add(last).story).toBe(odd.id)
})

test('on the first day the sum of a loss may still be counted', () => {
	const first = 'Lender Quorix hacked for $38.5M, withdrawals paused'
	expect(storiesOf(first, 'Quorix hack: lender loses $35M')).toBe(1)
	expect(storiesOf(report(first), report('Quorix hack: lender loses $35M', 30))).toBe(2)
	expect(storiesOf(first, 'Lender Velmora hacked for $38M')).toBe(2)
})

test('what comes after a hack is a story of its own, although it mentions the hack', () => {
	expect(
		storiesOf('GMX exploited for $42 million on Arbitrum', 'GMX attacker returns $40 million for a bounty'),
	).toBe(2)
})

test('a listing on two exchanges is two events, though both name the coin', () => {
	expect(
		storiesOf('Binance to list Plasma (XPL) with seed tag', 'Upbit lists Plasma against Korean won'),
	).toBe(2)
})

test('what one person does on one day is not one event', () => {
	expect(
		storiesOf(
			'Cardano founder Hoskinson says he will fund a hospital in Wyoming',
			'Hoskinson wants treasury ADA turned into bitcoin',
		),
	).toBe(2)
})

test('two firms of one founder are in two stories', () => {
	expect(
		storiesOf('Floki soars 20% after Elon Musk tweet', 'Elon Musk’s SpaceX moves $269 million of bitcoin'),
	).toBe(2)
})

test('figures that are nearly the same join nothing without a name', () => {
	expect(
		storiesOf(
			'Zama raises $57 million to reach unicorn status',
			'Rain raises $58 million for stablecoin cards',
		),
	).toBe(2)
})

test('an outlet seldom reports an event twice', () => {
	const [one, other] = ['Shiba Inu burn jumps overnight', 'Shiba Inu holders burn tokens from old wallets']
	expect(storiesOf(report(one, 0, 'a'), report(other, 1, 'b'))).toBe(1)
	expect(storiesOf(report(one, 0, 'a'), report(other, 1, 'a'))).toBe(2)
})

test.each([
	['custody is no arrest', 'Bank opens custody service for clients', ['event:arrest']],
	[
		'the largest asset manager is nobody',
		'World’s largest asset manager opens a desk',
		['organisation:blackrock'],
	],
	['ratings are no interest rate', 'Moody’s Ratings lists its tokens', ['thing:interest-rate']],
	['a fund raises nothing', 'Fund managers turn bullish', ['event:raise']],
	['Unity is no approval', 'Unity engine adds wallet support', ['event:approve']],
	['a singer is no network of banks', 'Taylor Swift sells tickets as tokens', ['organisation:swift']],
	[
		'a ledger of a network is no maker of wallets',
		'XRP Ledger upgrade goes live',
		['organisation:ledger-co'],
	],
])('%s', (_name, title, wrong) => {
	const { features } = readHeadline(title, 'en', tag(title, 'en').why, index)
	expect(wrong.filter((name) => features.has(name))).toEqual([])
})

test('29 European banks are no amount of euros', () => {
	const title = '29 European banks test settlement'
	expect(readHeadline(title, 'en', [], index).amounts.map(({ unit }) => unit)).not.toContain('eur')
})

test('the same title of ten outlets within a minute is one story', () => {
	const same = Array.from({ length: 10 }, (_none, n) =>
		report('Binance halts withdrawals of tether', n / 600),
	)
	expect(storiesOf(...same)).toBe(1)
})

test.each(['Bitcoin', 'Live', 'Update', 'بیت‌کوین', '$1B', '', '…'])('%j alone joins nothing', (title) => {
	expect(storiesOf(report(title, 0), report(title, 0.1), report(title, 0.2))).toBe(3)
})

test('titles of five hundred characters are read, and not joined for their length', () => {
	const long = (topic: string) => `${topic} ${'and another note of the market '.repeat(20)}`.slice(0, 500)
	expect(storiesOf(long('Binance opens a desk in Dubai'), long('Kraken sues a former employee'))).toBe(2)
})

test('an outlet that sends its columns again makes no long story', () => {
	const column = 'Bitcoin price analysis: what to expect'
	const weeks = Array.from({ length: 100 }, (_none, n) => report(column, n / 10, 'one outlet'))
	expect(storiesOf(...weeks)).toBe(100)
})

test('a report from the future, or without a time, joins its event', () => {
	const title = 'Kraken buys the lender Quorix for $80 million'
	expect(storiesOf(report(title), report(title, 5_000))).toBe(2)
	expect(storiesOf(report(title), { ...report(title), publishedAt: undefined })).toBe(1)
})

test.each([
	['صرافی کوریکس هک شد؛ ۴۰ میلیون دلار به سرقت رفت', 'سرقت چهل میلیون دلاری از صرافی کوریکس'],
	['هکرها ۱۲ میلیون دلار از پل ورمفلو دزدیدند', 'حمله به پل ورمفلو؛ ۱۲ میلیون دلار ناپدید شد'],
	['نوبیتکس برداشت تتر را متوقف کرد', 'توقف برداشت تتر در نوبیتکس'],
	[
		'بانک مرکزی سقف خرید روزانه تتر را ۵۰ میلیون تومان تعیین کرد',
		'سقف ۵۰ میلیون تومانی برای خرید روزانه تتر از سوی بانک مرکزی',
	],
	['مایکرواستراتژی ۴۸۰ بیت‌کوین دیگر خرید', 'خرید تازه استراتژی: ۴۸۰ بیت کوین'],
	['پامپ‌فان ۵۰۰ میلیون دلار جذب سرمایه کرد', 'Pump.fun raises $500 million'],
	['بایننس پروانه فعالیت در برزیل گرفت', 'Binance wins licence in Brazil'],
	['زاما با جذب ۵۷ میلیون دلار تک‌شاخ شد', 'Zama raises $57M at unicorn valuation'],
	['قطعی دوساعته شبکه سولانا', 'سولانا دو ساعت از کار افتاد'],
	['توقیف ۳۰۰ دستگاه ماینر غیرمجاز در قم', 'کشف ۳۰۰ ماینر قاچاق در قم'],
])('%j and %j are one story', (one, other) => {
	expect(storiesOf(one, other)).toBe(1)
})

test.each([
	['بایننس پروانه فعالیت در برزیل گرفت', 'بایننس مجوز فعالیت در فرانسه گرفت'],
	['صرافی والکس هک شد', 'صرافی رمزینکس هک شد'],
	['قیمت تتر به ۱۱۸ هزار تومان رسید', 'قیمت تتر به ۱۲۱ هزار تومان رسید'],
	['نوبیتکس هک شد؛ ۹۰ میلیون دلار خارج شد', 'نوبیتکس زمان بازگشایی برداشت‌ها را اعلام کرد'],
	['توقیف ۳۰۰ دستگاه ماینر غیرمجاز در قم', 'توقیف ۱۲۰ دستگاه ماینر غیرمجاز در یزد'],
	['سختی استخراج بیت‌کوین رکورد تازه‌ای زد', 'Makers cut prices of last year’s bitcoin mining rigs'],
	[
		'بیت‌کوین پربازده‌ترین دارایی هفته در بازار ایران شد',
		'What a volatile week says about bitcoin’s liquidity',
	],
])('%j and %j are two stories', (one, other) => {
	expect(storiesOf(one, other)).toBe(2)
})
