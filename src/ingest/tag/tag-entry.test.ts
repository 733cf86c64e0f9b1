import { expect, test } from 'vitest'
import { newsLocales } from '#domain/locale.ts'
import { headlinesFolder, kinds, readHeadlines, scoreOf } from '#test/tags/labelled-headlines.ts'
import { ownTagger } from '#test/tags/own-tagger.ts'

const tag = await ownTagger()

const headlines = newsLocales.flatMap((locale) => readHeadlines(new URL(`${locale}.jsonl`, headlinesFolder)))

/** The exams were written without knowledge of the tagger or the labels; the model never learns from them. */
const exams = ['exam-a', 'exam-b', 'exam-c'].map((name) => ({
	name,
	lines: readHeadlines(new URL(`${name}.jsonl`, headlinesFolder)),
}))

test('the labelled sets are large enough', () => {
	expect(headlines.filter((headline) => headline.lang === 'en').length).toBeGreaterThanOrEqual(250)
	expect(headlines.filter((headline) => headline.lang === 'fa').length).toBeGreaterThanOrEqual(200)
})

for (const lang of newsLocales) {
	const set = headlines.filter((headline) => headline.lang === lang)
	test(`coins and people of headlines in ${lang} are right`, () => {
		expect(scoreOf(set, 'coins', ({ title }) => tag(title, lang).coins).f1).toBeGreaterThanOrEqual(0.98)
		expect(scoreOf(set, 'people', ({ title }) => tag(title, lang).people).f1).toBeGreaterThanOrEqual(0.98)
	})

	test.each(exams)(`the exam $name in ${lang} passes`, ({ lines }) => {
		const exam = lines.filter((headline) => headline.lang === lang)
		for (const kind of kinds) {
			const { f1 } = scoreOf(exam, kind, ({ title }) => tag(title, lang)[kind])
			expect(f1, kind).toBeGreaterThanOrEqual(kind === 'topics' ? 0.9 : 0.97)
		}
	})
}

test.each([
	['$NEAR', 'Why $NEAR is up today', ['NEAR']],
	['a notice of a robot', 'Cryptocurrency Mantle Up More Than 6% In 24 hours', ['MNT']],
	['(NEAR)', 'A look at the sharded chain (NEAR) and its rivals', ['NEAR']],
	['NEAR token', 'NEAR token unlock looms', ['NEAR']],
	['NEAR/USDT', 'NEAR/USDT breaks out', ['NEAR', 'USDT']],
	['company of other coins', 'SOL, NEAR and DOT lead gains', ['SOL', 'NEAR', 'DOT']],
	['an ordinary word', 'Markets are near a turning point', []],
	['the longest name', 'Bitcoin Cash and Ethereum Classic diverge', ['BCH', 'ETC']],
	['the longest Persian name', 'بیت‌کوین کش و اتریوم کلاسیک', ['BCH', 'ETC']],
	['whose it is, written onto the name', 'السالوادور بیت‌کوینش را فروخت و اتریومشان ماند', ['BTC', 'ETH']],
	['a world of games by its name alone', 'سندباکس رویداد تازه برگزار می‌کند', ['SAND']],
	['a sandbox that is a regulator’s', 'سه استارتاپ رمزارزی در سندباکس نظارتی پذیرفته شدند', []],
	['the exchange is not its coin', 'Binance hires a new compliance chief', []],
	['a possessive', 'Bitcoin’s moment and ETH’s supply', ['BTC', 'ETH']],
	['a compound', 'BTC-backed loans and bitcoin-denominated bonds', ['BTC']],
	['a small ticker is a word', 'the sol of the matter and a dot on the map', []],
	['shouting', 'THE ONE LINK YOU NEED TO SAND DOWN ANY FLOW', []],
	['half space, space, joined', 'بیت‌کوین، بیت کوین و بیتکوین', ['BTC']],
	['Arabic letters', 'بيت كوين', ['BTC']],
	['Persian endings', 'اتریومی‌ها و بیت‌کوینی‌ها', ['ETH', 'BTC']],
	['Latin ticker with a Persian ending', 'خرید ETHها و BTC‌ها', ['ETH', 'BTC']],
	['a number of tickers', 'Moonriver bidders pledge 36 million DOT', ['DOT']],
	['a ticker as Persian speaks it', 'سول به زیر ۱۳۰ دلار سقوط کرد', ['SOL']],
	['a number of a spoken ticker', 'یک شرکت آمریکایی ۲۰۰ هزار سول خرید', ['SOL']],
	['a currency that is written like a spoken ticker', 'سول پرو در برابر دلار سقوط کرد', []],
	['a number of Persian units', 'سرقت ۲۰ هزار اتر از یک کاربر', ['ETH']],
	['a company’s share', 'Seagate (STX) and Chevron (CVX) lead the index', []],
	['a listing on a stock exchange', 'DoorDash (NASDAQ: DASH) beats estimates', []],
	['a place and a person', 'Solana Beach hosts a Gerolamo Cardano exhibition', []],
	['a rally of bitcoin', 'رالی بیت‌کوین تمام شد؟', ['BTC']],
	['a longer name', 'Luna Rossa sponsor and Theta Capital issue tokens', []],
	['a hockey club', 'Colorado Avalanche trade star winger to Rangers', []],
	['a washing machine', 'ماشین لباسشویی شیبا ارزان شد', []],
	['a company named like a coin', 'DMM Bitcoin to wind down after theft', []],
	['a word that opens with its price move', 'Dash rallies as privacy coins shine', ['DASH']],
	['two spoken tickers', 'زیان دارندگان ساند و مانا', ['SAND', 'MANA']],
	['an everyday word in its own world', 'تلگرام تبلیغات تون را آغاز کرد', ['TON']],
	[
		'a word that opens with what it does',
		'Plasma challenges TRON as stablecoin deposits climb',
		['XPL', 'TRX'],
	],
	['a verb that is spelled like a coin', 'Exchange Listing Rumors Spark Price Surge For Tokens', []],
	['optimism in title case', 'Crypto Optimism Fades As ETF Outflows Mount', []],
	['a name in capitals inside title case', 'Why Traders Expect The Next Story In Crypto To Be Privacy', []],
	['a record, not a coin', 'BNB sets a new ATH, OKB follows', ['BNB', 'OKB']],
	['a form of the regulator', 'Canary files S-1 for Sei ETF', ['SEI']],
	['a time zone', 'Crypto markets at 14:00 GMT', []],
	['an index of shares', 'SPX and DXY shape the crypto week', []],
	['another coin with a longer name', 'Layer Brett presale passes $4 million', []],
	['bitcoin’s own software', 'Bitcoin Core developers merge a patch', ['BTC']],
	['a meme coin and the man', 'Trump memecoin dinner guests named', ['TRUMP']],
	['pi, spelled out', 'Pi Network opens its mainnet', ['PI']],
	['a small computer', 'Run a bitcoin node on a Raspberry Pi', ['BTC']],
	['a renamed coin by its new symbol', 'Polygon swaps MATIC for POL', ['MATIC']],
	['a renamed coin by its new name', 'Sonic Labs, formerly Fantom, hires a chief', ['FTM']],
	['on the one hand', 'از سویی رمزارزها ارزان شدند', []],
	['a blockchain after its noun', 'شبکه سویی دو ساعت از کار افتاد', ['SUI']],
	['the man is not the coin', 'ترامپ از رمزارزها گفت', []],
	['the coin of the man', 'میم‌کوین ترامپ سقوط کرد', ['TRUMP']],
	['«ترا» inside other words', 'ترامپ درباره تراکنش‌ها و ترافیک سخن گفت', []],
])('%s', (_name, title, coins) => {
	expect(tag(title, 'en').coins).toEqual(coins)
})

test.each([
	['an exchange by name', 'KuCoin names new chief executive', ['crypto']],
	['a wallet in a title of the trade', 'Dogecoin wallet launches on iOS', ['crypto']],
	['a wallet elsewhere', 'Apple Wallet adds digital IDs', []],
	['two words that tell a topic together', 'Mystery address receives 4 million ADA', ['whale']],
	['a rival overtaken', 'BNB flips Solana', ['market']],
	['a height', 'Litecoin touches seven-month high', ['market']],
	['a height of something else', 'Litecoin transactions hit seven-month high', ['blockchain']],
	['a Persian height', 'سولانا رکورد تازه‌ای زد', ['market']],
	['a price as an adjective', 'رؤیای ریپل ۱۰۰ هزار دلاری', ['market']],
	['what was paid for a company', 'ریپل شرکتی را به قیمت ۱٫۲ میلیارد دلار خرید', ['crypto']],
	['a project by its name', 'Synthetix appoints new council', ['defi']],
	['a court in another world', 'Court jails banker for fraud', []],
	['an aid drop', 'Airdrop of aid into Gaza resumes', []],
	['a town that shares a name', 'آوه؛ شهر کهن نزدیک ساوه', []],
	['a sandbox of banks', 'سندباکس بانک مرکزی میزبان رمزارزها', ['regulation', 'iran']],
	['a chain', 'VeChain opens its chain to carmakers', ['blockchain']],
	['a robbed lender', 'Hackers drain $12 million from lending protocol Sonne', ['crypto', 'defi']],
	['a robbed exchange', 'Exchange Phemex hacked for $70 million', ['crypto']],
	['police and machines', 'کشف ۱۲۰ دستگاه ماینر غیرمجاز در یزد', ['regulation', 'iran']],
	['a central bank without a country', 'بانک مرکزی سقف خرید تتر را تعیین کرد', ['regulation', 'iran']],
	['a central bank of another country', 'بانک مرکزی روسیه سقف خرید تتر را تعیین کرد', ['regulation']],
	['an exchange of the country', 'نوبیتکس بازار معاملاتی دو رمزارز تازه را باز کرد', ['market', 'iran']],
	['Iran in English', 'Iran’s central bank caps stablecoin purchases', ['regulation', 'iran']],
	['Iran without crypto', 'قهرمانی والیبال ایران در آسیا', []],
	['its own word', 'Whales load up on ether before the upgrade', ['whale']],
	['a whale of the sea', 'Killer whale sinks yacht off Spain', []],
	['a game that is none', 'Game-changing upgrade for Cardano approved', ['blockchain']],
	['a conviction that is none', 'High-conviction bitcoin bet pays off as price doubles', ['market']],
	['a man of this field', 'سم بنکمن-فرید در باهاما دستگیر شد', ['regulation']],
	['free coins', 'Early users receive 400 free UNI', ['airdrop']],
	['a part of a longer word', 'صرافی غیرمتمرکز تازه‌ای روی آوالانچ آمد', ['defi']],
])('topics by %s', (_name, title, topics) => {
	expect(tag(title, 'en').topics).toEqual(topics)
})

test('every tag has the words that caused it and its rule', () => {
	const title = 'قیمت بیت‌کوین کش و (NEAR) پس از توییت ایلان ماسک'
	const { why } = tag(title, 'fa')
	const found = why.map((reason) => [reason.ref, title.slice(...reason.span)])
	expect(found).toEqual(
		expect.arrayContaining([
			['BCH', 'بیت‌کوین کش'],
			['NEAR', 'NEAR'],
			['elon-musk', 'ایلان ماسک'],
		]),
	)
	expect(why.every((reason) => reason.rule !== '')).toBe(true)
})

test.each([
	['Armstrong backs the CLARITY Act', ['brian-armstrong']],
	['Neil Armstrong’s moon suit goes on show', []],
	['مایکل سایلر: هرگز نمی‌فروشیم', ['michael-saylor']],
	['ژائو، بنیان‌گذار بایننس، به شیف پاسخ داد', ['changpeng-zhao']],
	['Zhao Xintong wins snooker final', []],
	['Trump signs order on crypto retirement savings', ['donald-trump']],
	['Trump holds a rally in Iowa', []],
	['Trump Media adds bitcoin to its treasury', []],
	['Fed’s Powell signals patience on rate cuts', ['jerome-powell']],
	['SEC’s Atkins promises new crypto rules', ['paul-atkins']],
	['Atkins diet returns to fashion', []],
	['Arthur Hayes and Tom Lee disagree about ether', ['arthur-hayes', 'tom-lee']],
	['ترامپ فرمان ذخیره بیت‌کوین را امضا کرد', ['donald-trump']],
	['ترامپ با نخست‌وزیر ژاپن دیدار کرد', []],
	['پاول: فدرال رزرو عجله‌ای برای کاهش نرخ بهره ندارد', ['jerome-powell']],
	['همتی: بانک مرکزی با رمزارزها مخالف نیست', ['abdolnaser-hemmati']],
])('people in %s', (title, people) => {
	expect(tag(title, 'en').people).toEqual(people)
})

test('three thousand titles are tagged in a fraction of a second of processor time', () => {
	const titles = Array.from({ length: 3_000 }, (_, index) => headlines[index % headlines.length]?.title ?? '')
	const before = process.cpuUsage()
	for (const title of titles) tag(title, 'en')
	const { user, system } = process.cpuUsage(before)
	// Ten times the measured figure, in processor time: the machine of the test may be busy.
	expect((user + system) / 1_000).toBeLessThan(1_000)
})
