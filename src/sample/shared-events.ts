import type { NewsLocale } from '#domain/locale.ts'

/** One event that several outlets tell in their own words, in both languages. */
type SharedEvent = {
	topic?: string
	person?: string
	tellings: Readonly<Record<NewsLocale, readonly string[]>>
}

/** What may happen on any day; write-item.ts deals the events to the outlets. A new one is one more entry here. */
export const sharedEvents: readonly SharedEvent[] = [
	{
		topic: 'market',
		tellings: {
			en: [
				'{BTC} drops below {BTC.next}, {BTC.sum} in long positions liquidated; futures traders hit hardest',
				'Liquidations reach {BTC.sum} in hours as {BTC} loses {BTC.next}',
				'{BTC.sum} wiped out of crypto futures after sudden {BTC} sell-off',
				'Why {BTC} fell under {BTC.next}: thin books, crowded longs and {BTC.sum} in liquidations',
			],
			fa: [
				'{BTC} زیر {BTC.next} رفت؛ {BTC.sum} معاملات آتی لیکویید شد',
				'{BTC.sum} لیکویید در چند ساعت؛ {BTC} حمایت {BTC.next} را از دست داد',
				'ریزش قیمت ناگهانی {BTC} {BTC.sum} از موقعیت‌های خرید را بست',
				'چرا {BTC} از {BTC.next} پایین‌تر آمد؟ نقش معاملات آتی در ریزش قیمت',
			],
		},
	},
	{
		topic: 'market',
		tellings: {
			en: [
				'Spot ETF inflows for {BTC} reach {BTC.sum} in a single day',
				'{BTC} funds pull in {BTC.sum}, strongest spot ETF day in {n5-17} weeks',
				'Investors put {BTC.sum} into {BTC} spot ETF products, led by {city} desks',
				'A {BTC.sum} day: spot ETF inflows return as {BTC} steadies',
			],
			fa: [
				'صندوق‌های ETF {BTC} یک‌روزه {BTC.sum} سرمایه جذب کردند؛ بازار صعودی برگشت؟',
				'بهترین روز ETFهای {BTC} در {n5-17} هفته؛ رشد قیمت با {BTC.sum} پول تازه',
				'{BTC.sum} پول تازه راهی ETF {BTC} شد؛ معامله‌گران صعودی شدند',
				'با ثبات {BTC}، پول به صندوق‌های ETF برگشت؛ رکورد {BTC.sum}ی و رشد قیمت',
			],
		},
	},
	{
		topic: 'crypto',
		tellings: {
			en: [
				'{exchange} to list {newcomer}; crypto trading opens {weekday}',
				'{newcomer} spot pairs are coming to crypto exchange {exchange} this {weekday}',
				"{newcomer} climbs {pctM} after {exchange} confirms listing, the day's best among altcoins",
				'{exchange} token listing: {newcomer} deposits open ahead of {weekday} launch',
			],
			fa: [
				'{exchange} {newcomer} را لیست می‌کند؛ این رمزارز از {weekday} معامله می‌شود',
				'صرافی ارز دیجیتال {exchange} از افزودن {newcomer} خبر داد',
				'{newcomer} پس از تأیید لیست شدن در {exchange} {pctM} بالا رفت؛ آلت‌کوین روز',
				'واریز {newcomer} به صرافی رمزارز {exchange} باز شد؛ معامله از {weekday}',
			],
		},
	},
	{
		topic: 'crypto',
		tellings: {
			en: [
				'{BTC} mining difficulty jumps {pctM}, the largest rise since {spring|summer}',
				'{BTC} miners face {pctM} higher difficulty as hash rate sets record',
				'Hash rate record pushes {BTC} difficulty up {pctM}',
			],
			fa: [
				'سختی استخراج {BTC} {pctM} بالا رفت؛ بزرگ‌ترین جهش چند ماه اخیر',
				'نرخ هش {BTC} رکورد زد و سختی شبکه {pctM} بیشتر شد',
				'کار ماینرهای {BTC} {pctM} سخت‌تر شد',
			],
		},
	},
	{
		topic: 'whale',
		tellings: {
			en: [
				'Whale sends {coin.sum} of {coin} to {exchange}',
				'{coin} slips as whale deposit of {coin.sum} lands on {exchange}',
				'{analyst} spots {coin.sum} {coin} whale transfer to {exchange}',
				'What we know about the {coin.sum} {coin} whale move',
			],
			fa: [
				'نهنگ {coin} {coin.sum} به {exchange} واریز کرد',
				'واریز {coin.sum}ی یک نهنگ به {exchange}، {coin} را پایین کشید',
				'{analyst} از انتقال {coin.sum} {coin} به دست یک نهنگ خبر داد',
				'از نهنگی که {coin.sum} {coin} جابه‌جا کرد چه می‌دانیم؟',
			],
		},
	},
	{
		topic: 'whale',
		tellings: {
			en: [
				'Dormant wallet with {n120-900} {BTC.s} moves after {n9-14} years',
				"A miner from {BTC}'s first years wakes up: {n120-900} {BTC.s} leave dormant wallet",
				'Dormant address stirs: {n120-900} {BTC.s} on the move for the first time in {n9-14} years',
			],
			fa: [
				'کیف پول خفته با {n120-900} {BTC} پس از {n9-14} سال تکان خورد',
				'نهنگ قدیمی {BTC} بیدار شد؛ {n120-900} واحد پس از {n9-14} سال جابه‌جا شد',
				'یک آدرس غیرفعال {n9-14} ساله {n120-900} {BTC} خود را جابه‌جا کرد',
			],
		},
	},
	{
		topic: 'regulation',
		tellings: {
			en: [
				'{country.adj} central bank opens CBDC pilot to the public in {n3-12} cities',
				'CBDC goes public in {country}: wallets in {n3-12} cities from {weekday}',
				"{country}'s CBDC leaves the lab as central bank opens its pilot to everyone",
				'{country.adj} central bank invites shoppers to try its CBDC',
			],
			fa: [
				'بانک مرکزی {country} پول دیجیتال را در {n3-12} شهر در دسترس مردم گذاشت',
				'ارز دیجیتال بانک مرکزی {country} از {weekday} در {n3-12} شهر آزمایش می‌شود',
				'مردم {country} ارز دیجیتال بانک مرکزی را می‌آزمایند',
				'پول دیجیتال {country} از آزمایشگاه بیرون آمد؛ بانک مرکزی از مردم دعوت کرد',
			],
		},
	},
	{
		topic: 'regulation',
		tellings: {
			en: [
				'{regulator} publishes stablecoin reserve regulations with {n60-180}-day transition',
				'Stablecoin issuers get {n60-180} days to meet new regulatory text from {regulator}',
				'New stablecoin regulation from {regulator}: monthly audits, cash-like reserves',
				'{stable} issuer welcomes stablecoin regulation as {regulator} publishes final text',
			],
			fa: [
				'{regulator} مقررات ذخایر استیبل‌کوین را منتشر کرد',
				'{n60-180} روز مهلت به ناشران استیبل‌کوین؛ مقررات تازه {regulator}',
				'ممیزی ماهانه و ذخیره نقدی؛ {regulator} مقررات استیبل‌کوین را نهایی کرد',
				'ناشر {stable} از مقررات تازه {regulator} استقبال کرد',
			],
		},
	},
	{
		topic: 'regulation',
		tellings: {
			en: [
				'{country.adj} parliament passes crypto tax bill, small gains exempt',
				'Crypto tax in {country}: gains under {usdSmall} to stay exempt',
				'Lawmakers in {country} settle crypto tax fight with exemption for small investors',
			],
			fa: [
				'پارلمان {country} لایحه مالیات رمزارز را تصویب کرد؛ سودهای خرد معاف شد',
				'سود رمزارزی کمتر از {usdSmall} در {country} مالیات ندارد',
				'کشمکش بر سر مالیات رمزارز در {country} با معافیت سرمایه‌گذاران خرد پایان یافت',
			],
		},
	},
	{
		topic: 'blockchain',
		tellings: {
			en: [
				'{chain} completes {upgrade} network upgrade without downtime',
				'{upgrade} is live: {chain} network upgrade cuts fees by {pctL}',
				'{chain} validators switch to {upgrade} as blockchain upgrade goes smoothly',
				'After {n4-11} months of testing, {chain} activates {upgrade} on mainnet',
			],
			fa: [
				'به‌روزرسانی شبکه {upgrade} در {chain} بی‌وقفه اجرا شد',
				'{upgrade} روی شبکه اصلی {chain} فعال شد؛ کارمزدها {pctL} کمتر شد',
				'اعتبارسنج‌های {chain} به {upgrade} مهاجرت کردند',
				'پس از {n4-11} ماه آزمایش، {chain} {upgrade} را روی شبکه اصلی اجرا کرد',
			],
		},
	},
	{
		topic: 'blockchain',
		tellings: {
			en: [
				'Layer 2 network {small-rollup} back online after {n2-7}-hour pause',
				'Rollup {small-rollup} explains {n2-7}-hour outage: a full disk, no funds at risk',
				'{small-rollup} rollup resumes blocks, promises independent review by {weekday}',
			],
			fa: [
				'شبکه لایه دوم {small-rollup} پس از {n2-7} ساعت توقف به کار برگشت',
				'علت توقف {n2-7} ساعته رول‌آپ {small-rollup}؛ دیسک پر شده بود، دارایی کاربران سالم است',
				'لایه دوم {small-rollup} بلاک‌سازی را از سر گرفت؛ بررسی مستقل تا {weekday}',
			],
		},
	},
	{
		topic: 'defi',
		tellings: {
			en: [
				'{protocol} loses {usdM} in DeFi exploit, pauses withdrawals',
				'DeFi protocol {protocol} halts vaults after {usdM} exploit',
				'{protocol} offers {pctM} bounty for the return of {usdM} taken in protocol exploit',
				'How the {usdM} {protocol} exploit happened, step by step: a DeFi oracle nobody checked',
			],
			fa: [
				'{protocol} در حمله به قراردادهای دیفای {usdM} از دست داد؛ برداشت‌ها متوقف شد',
				'پروتکل دیفای {protocol} پس از حمله {usdM}ی صندوق‌ها را بست',
				'{protocol} برای بازگشت {usdM} پاداش {pctM}ی گذاشت؛ مهلت مهاجم دیفای رو به پایان است',
				'حمله {usdM}ی به {protocol} چطور رخ داد؟ اوراکلی که کسی به آن سر نزده بود',
			],
		},
	},
	{
		topic: 'defi',
		tellings: {
			en: [
				'{lend} passes {usdB} in DeFi deposits on {rollup}',
				'Deposits on {lend} hit {usdB}, a first for DeFi lending on {rollup}',
				'{rollup} lending boom: {lend} TVL tops {usdB}',
			],
			fa: [
				'سپرده‌های {lend} روی {rollup} از {usdB} گذشت؛ رکورد تازه دیفای',
				'وام‌دهی غیرمتمرکز روی {rollup} رونق گرفت؛ {usdB} سپرده در {lend}',
				'ارزش کل قفل‌شده {lend} روی {rollup} به {usdB} رسید',
			],
		},
	},
	{
		topic: 'airdrop',
		tellings: {
			en: [
				'{protocol} airdrop goes live for {n80-640},000 wallets',
				'{n80-640},000 wallets can now claim {protocol} airdrop',
				'{protocol} token opens up {pctL} as airdrop claims begin',
				'{protocol} airdrop day: slow claim page, cheap gas & a busy help desk',
			],
			fa: [
				'ایردراپ {protocol} برای {n80-640} هزار کیف پول باز شد',
				'{n80-640} هزار کیف پول می‌توانند ایردراپ {protocol} را دریافت کنند',
				'توکن {protocol} با آغاز ایردراپ {pctL} گران شد',
				'روز شلوغ ایردراپ {protocol}؛ صفحه کند بود، کارمزد ارزان',
			],
		},
	},
	{
		topic: 'nft',
		tellings: {
			en: [
				'{collection} NFT fetches {usdK} at {city} sale',
				'{city} auction house sells {collection} NFT for {usdK}',
				'NFT collectors bid {collection} piece to {usdK} in {city}',
			],
			fa: [
				'یک NFT از {collection} در {city} به قیمت {usdK} فروخته شد',
				'حراجی {city} ان‌اف‌تی {collection} را به قیمت {usdK} فروخت',
				'رقابت مجموعه‌داران NFT در {city}؛ اثری از {collection} به {usdK} رسید',
			],
		},
	},
	{
		topic: 'game',
		tellings: {
			en: [
				'{studio} raises {usdM} for blockchain game {game} on {chain}',
				'{fund} leads {usdM} round in {game} maker {studio}, a bet on web3 gaming',
				'Web3 game {game} gets {usdM} war chest, picks {chain}',
			],
			fa: [
				'{studio} برای ساخت بازی بلاکچینی {game} روی {chain} {usdM} سرمایه گرفت',
				'{fund} در سازنده بازی بلاکچینی {game} سرمایه‌گذاری کرد',
				'{usdM} برای {game}؛ سازندگان این بازی بلاکچینی {chain} را انتخاب کردند',
			],
		},
	},
	{
		topic: 'metaverse',
		tellings: {
			en: [
				'{land} metaverse concert draws {n90-480},000 avatars',
				"{n90-480},000 watch concert in {land}, metaverse's busiest night this year",
				'Metaverse concert in {land} ends with queues at the virtual door',
			],
			fa: [
				'کنسرت متاورسی {land} {n90-480} هزار تماشاگر داشت',
				'شلوغ‌ترین شب سال در متاورس {land}؛ {n90-480} هزار آواتار آمدند',
				'صف پشت در مجازی؛ کنسرت متاورس {land} پر شد',
			],
		},
	},
	{
		person: 'vitalik-buterin',
		tellings: {
			en: [
				'{@} publishes {ETH} notes on {theme}, asks for comments by {weekday}',
				"'Start with the phone': {@} on {ETH} and {theme}",
				"{ETH} developers welcome {@}'s notes on {theme}",
			],
			fa: [
				'{@} یادداشتی درباره {theme} در {ETH} منتشر کرد',
				'«از گوشی‌های مردم شروع کنیم»؛ {@} از {ETH} و {theme} گفت',
				'استقبال توسعه‌دهندگان {ETH} از یادداشت {@} درباره {theme}',
			],
		},
	},
	{
		person: 'michael-saylor',
		tellings: {
			en: [
				'{@} says Strategy bought more {BTC} before {weekday} close',
				'Strategy adds to {BTC} stack again, {@} posts from {city}',
				'{@} confirms new {BTC} purchase; shares move {pctS}',
			],
			fa: [
				'{@}: شرکت استراتژی تا پایان {weekday} باز هم {BTC} خرید',
				'استراتژی باز هم {BTC} خرید؛ {@} خبر را از {city} داد',
				'{@} خرید تازه {BTC} را تأیید کرد؛ سهام استراتژی {pctS} تکان خورد',
			],
		},
	},
	{
		person: 'elon-musk',
		tellings: {
			en: [
				'{@} mentions {DOGE} in late-night post, price up {pctM}',
				"{DOGE} jumps {pctM} after {@}'s post",
				"{DOGE} up {pctM}: traders read {@}'s post, then read it again",
			],
			fa: [
				'{@} نیمه‌شب از {DOGE} نوشت؛ قیمت {pctM} بالا رفت',
				'{DOGE} با پست {@} {pctM} جهش کرد',
				'پست شبانه {@} و جهش {pctM}ی {DOGE}',
			],
		},
	},
]
