import type { NewsLocale } from '#domain/locale.ts'

type Tellings = Readonly<Record<NewsLocale, readonly string[]>>

/** One event that several outlets tell in their own words, in both languages. */
type SharedEvent = {
	topic?: string
	person?: string
	tellings: Tellings
	/** What came of it some time later: another story of the same names. */
	followUp?: Tellings
	/** Elsewhere the same happens at the same time with other names and figures, and one outlet says so. */
	hasTwin?: true
}

/** What may happen on any day; write-item.ts deals the events to the outlets. A new one is one more entry here. */
export const sharedEvents: readonly SharedEvent[] = [
	{
		topic: 'market',
		tellings: {
			en: [
				'{BTC} drops below {BTC.next}, {BTC.sum} in long positions liquidated; futures traders hit hardest',
				'Liquidations reach {BTC.sum} in hours as {BTC} loses {BTC.next}',
				'{BTC.sum} in crypto futures liquidated as {BTC} falls below {BTC.next}',
				'Why {BTC} fell under {BTC.next}: thin books, crowded longs and {BTC.sum} in liquidations',
			],
			fa: [
				'{BTC} زیر {BTC.next} رفت؛ {BTC.sum} معاملات آتی لیکویید شد',
				'{BTC.sum} لیکویید در چند ساعت؛ {BTC} حمایت {BTC.next} را از دست داد',
				'ریزش قیمت ناگهانی {BTC} {BTC.sum} معاملات آتی را لیکویید کرد',
				'چرا {BTC} زیر {BTC.next} رفت؟ نقش {BTC.sum} لیکویید در ریزش قیمت',
			],
		},
	},
	{
		topic: 'market',
		tellings: {
			en: [
				'Spot ETF inflows for {BTC} reach {BTC.sum} in a single day',
				'{BTC} spot ETF inflows of {BTC.sum}, strongest day in {n5-17} weeks',
				'Inflows of {BTC.sum} for {BTC} spot ETF products, led by {city} desks',
				'A {BTC.sum} day: spot ETF inflows return as {BTC} steadies',
			],
			fa: [
				'صندوق‌های ETF {BTC} یک‌روزه {BTC.sum} سرمایه جذب کردند؛ بازار صعودی برگشت؟',
				'بهترین روز ETFهای {BTC} در {n5-17} هفته؛ رشد قیمت با {BTC.sum} پول تازه',
				'{BTC.sum} پول تازه راهی ETF {BTC} شد؛ معامله‌گران صعودی شدند',
				'با ثبات {BTC}، پول به صندوق‌های ETF برگشت؛ رکورد {BTC.sum}ی و رشد قیمت',
			],
		},
		followUp: {
			en: [
				'{BTC} spot ETF products see {usdM} in outflows, ending the run',
				'Outflows hit {BTC} spot ETF funds: {usdM} gone in a day',
			],
			fa: [
				'خروج سرمایه از صندوق‌های ETF {BTC} به {usdM} رسید؛ رشد قیمت ایستاد',
				'{usdM} خروج سرمایه؛ صندوق‌های ETF {BTC} رشد قیمت را پس دادند',
			],
		},
	},
	{
		topic: 'crypto',
		tellings: {
			en: [
				'{exchange} to list {newcomer}; crypto trading opens {weekday}',
				'{newcomer} listing on crypto exchange {exchange}: spot pairs open this {weekday}',
				"{newcomer} climbs {pctM} after {exchange} confirms listing, the day's best among altcoins",
				'{exchange} token listing: {newcomer} deposits open ahead of {weekday} launch',
			],
			fa: [
				'{exchange} {newcomer} را لیست می‌کند؛ این رمزارز از {weekday} معامله می‌شود',
				'صرافی ارز دیجیتال {exchange} از لیست شدن {newcomer} در {weekday} خبر داد',
				'{newcomer} پس از تأیید لیست شدن در {exchange} {pctM} بالا رفت؛ آلت‌کوین روز',
				'{newcomer} در صرافی رمزارز {exchange} لیست می‌شود؛ معامله از {weekday}',
			],
		},
		hasTwin: true,
	},
	{
		topic: 'crypto',
		tellings: {
			en: [
				'{BTC} mining difficulty jumps {pctS} to record {n98-168} trillion',
				'{BTC} miners face {pctS} higher mining difficulty, now {n98-168} trillion',
				'Mining difficulty of {BTC} up {pctS} to {n98-168} trillion as hash rate climbs',
			],
			fa: [
				'سختی استخراج {BTC} با {pctS} جهش به رکورد {n98-168} تریلیون رسید',
				'نرخ هش بالا رفت و سختی استخراج {BTC} با {pctS} رشد {n98-168} تریلیون شد',
				'ماینرهای {BTC} با سختی استخراج {n98-168} تریلیونی روبه‌رو شدند؛ {pctS} بیشتر از پیش',
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
		hasTwin: true,
	},
	{
		topic: 'whale',
		tellings: {
			en: [
				'Dormant wallet with {n120-900} {BTC.s} moves after {n9-14} years',
				'{BTC} dormant wallet wakes after {n9-14} years: {n120-900} {BTC.s} on the move',
				'Dormant wallet stirs: {n120-900} {BTC.s} move for the first time in {n9-14} years',
			],
			fa: [
				'کیف پول خفته با {n120-900} {BTC} پس از {n9-14} سال تکان خورد',
				'کیف پول خفته قدیمی بیدار شد؛ {n120-900} {BTC} پس از {n9-14} سال جابه‌جا شد',
				'کیف پول خفته {n9-14} ساله {n120-900} {BTC} خود را جابه‌جا کرد',
			],
		},
	},
	{
		topic: 'regulation',
		tellings: {
			en: [
				'{country.adj} central bank opens CBDC pilot to the public in {n3-12} cities',
				'CBDC pilot goes public in {country}: central bank opens wallets in {n3-12} cities',
				"{country}'s CBDC pilot opens to everyone in {n3-12} cities, central bank says",
				'{country.adj} central bank invites shoppers in {n3-12} cities to try its CBDC',
			],
			fa: [
				'بانک مرکزی {country} ارز دیجیتال بانک مرکزی را در {n3-12} شهر در دسترس مردم گذاشت',
				'ارز دیجیتال بانک مرکزی {country} در {n3-12} شهر آزمایش می‌شود',
				'مردم {n3-12} شهر {country} ارز دیجیتال بانک مرکزی را می‌آزمایند',
				'طرح آزمایشی ارز دیجیتال بانک مرکزی {country} در {n3-12} شهر به روی همه باز شد',
			],
		},
		hasTwin: true,
		followUp: {
			en: [
				'{country.adj} central bank delays second stage of CBDC by {n3-9} months',
				'Second stage of CBDC in {country} delayed by {n3-9} months, central bank says',
			],
			fa: [
				'بانک مرکزی {country} مرحله دوم ارز دیجیتال بانک مرکزی را {n3-9} ماه به تعویق انداخت',
				'تعویق {n3-9} ماهه مرحله دوم ارز دیجیتال بانک مرکزی {country}',
			],
		},
	},
	{
		topic: 'regulation',
		tellings: {
			en: [
				'{regulator} publishes stablecoin reserve regulations with {n60-180}-day transition',
				'{regulator} publishes stablecoin regulation, gives issuers {n60-180} days',
				'Monthly audits, cash-like reserves: {regulator} publishes stablecoin regulation',
				'{regulator} publishes stablecoin regulation: issuers have {n60-180} days',
			],
			fa: [
				'{regulator} مقررات ذخایر استیبل‌کوین را منتشر کرد',
				'{n60-180} روز مهلت به ناشران استیبل‌کوین؛ مقررات تازه {regulator}',
				'ممیزی ماهانه و ذخیره نقدی؛ {regulator} مقررات استیبل‌کوین را نهایی کرد',
				'مقررات استیبل‌کوین {regulator} منتشر شد؛ مهلت ناشران {n60-180} روز',
			],
		},
		hasTwin: true,
	},
	{
		topic: 'regulation',
		tellings: {
			en: [
				'{country.adj} parliament passes crypto tax bill, gains under {usdSmall} exempt',
				'Crypto tax bill passed in {country}: gains under {usdSmall} stay exempt',
				'Lawmakers in {country} pass crypto tax bill with exemption for gains under {usdSmall}',
			],
			fa: [
				'پارلمان {country} لایحه مالیات رمزارز را تصویب کرد؛ سود زیر {usdSmall} معاف شد',
				'لایحه مالیات رمزارز {country} تصویب شد؛ سود زیر {usdSmall} معاف است',
				'تصویب لایحه مالیات رمزارز در پارلمان {country} با معافیت سود زیر {usdSmall}',
			],
		},
		hasTwin: true,
	},
	{
		topic: 'blockchain',
		tellings: {
			en: [
				'{chain} completes {upgrade} network upgrade, fees down {pctL}',
				'{upgrade} is live: {chain} network upgrade cuts fees by {pctL}',
				'{chain} validators switch to {upgrade}, blockchain upgrade cuts fees by {pctL}',
				'After {n4-11} months of testing, {chain} activates {upgrade} upgrade and fees fall {pctL}',
			],
			fa: [
				'به‌روزرسانی شبکه {upgrade} در {chain} اجرا شد؛ کارمزدها {pctL} کمتر شد',
				'به‌روزرسانی {upgrade} روی شبکه اصلی {chain} فعال شد؛ کارمزدها {pctL} ارزان‌تر',
				'شبکه {chain} با به‌روزرسانی {upgrade} کارمزدها را {pctL} پایین آورد',
				'پس از {n4-11} ماه آزمایش، {chain} به‌روزرسانی {upgrade} را روی شبکه اصلی اجرا کرد',
			],
		},
		hasTwin: true,
	},
	{
		topic: 'blockchain',
		tellings: {
			en: [
				'Layer 2 network {small-rollup} back online after {n2-7}-hour outage',
				'Rollup {small-rollup} back online after {n2-7}-hour outage, no funds at risk',
				'{small-rollup} rollup back online: {n2-7}-hour outage traced to a full disk',
			],
			fa: [
				'شبکه لایه دوم {small-rollup} پس از {n2-7} ساعت قطعی به کار برگشت',
				'رول‌آپ {small-rollup} پس از قطعی {n2-7} ساعته برگشت؛ دارایی کاربران سالم است',
				'قطعی {n2-7} ساعته لایه دوم {small-rollup} تمام شد؛ دیسک پر شده بود',
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
		hasTwin: true,
		followUp: {
			en: [
				'DeFi protocol {protocol} refunds {n1200-9800} users in full, vaults reopen',
				'{protocol} refunds {n1200-9800} DeFi users and reopens withdrawals',
			],
			fa: [
				'{protocol} خسارت {n1200-9800} کاربر دیفای را پرداخت؛ صندوق‌ها باز شد',
				'پرداخت خسارت {n1200-9800} کاربر دیفای {protocol} کامل شد؛ برداشت‌ها برقرار است',
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
				'{protocol} airdrop worth {usdM} goes live for {n80-640},000 wallets',
				'{n80-640},000 wallets can now claim {protocol} airdrop worth {usdM}',
				'{protocol} airdrop begins: {usdM} for {n80-640},000 wallets, token up {pctL}',
				'Slow page, cheap gas & {n80-640},000 wallets: {protocol} airdrop of {usdM} is live',
			],
			fa: [
				'ایردراپ {usdM}ی {protocol} برای {n80-640} هزار کیف پول باز شد',
				'{n80-640} هزار کیف پول می‌توانند ایردراپ {usdM}ی {protocol} را دریافت کنند',
				'توکن {protocol} با ایردراپ {usdM}ی برای {n80-640} هزار کیف پول {pctL} گران شد',
				'آغاز ایردراپ {protocol}؛ {n80-640} هزار کیف پول در صف دریافت {usdM}',
			],
		},
	},
	{
		topic: 'nft',
		tellings: {
			en: [
				'{collection} NFT fetches {usdK} at {city} auction',
				'{city} auction: {collection} NFT sold for {usdK}',
				'NFT collectors bid {collection} piece to {usdK} at {city} auction',
			],
			fa: [
				'یک NFT از {collection} در حراج {city} به قیمت {usdK} فروخته شد',
				'حراج {city}؛ ان‌اف‌تی {collection} به قیمت {usdK} فروخته شد',
				'رقابت مجموعه‌داران NFT در حراج {city}؛ {collection} به قیمت {usdK} فروخته شد',
			],
		},
		hasTwin: true,
	},
	{
		topic: 'game',
		tellings: {
			en: [
				'{studio} raises {usdM} for blockchain game {game} on {chain}',
				'{fund} leads {usdM} round in {game} maker {studio}, a bet on web3 gaming',
				'{usdM} round for web3 game {game} on {chain}',
			],
			fa: [
				'{studio} برای ساخت بازی بلاکچینی {game} روی {chain} {usdM} سرمایه گرفت',
				'{fund} در سازنده بازی بلاکچینی {game} {usdM} سرمایه‌گذاری کرد',
				'{usdM} سرمایه برای بازی بلاکچینی {game} روی {chain}',
			],
		},
		hasTwin: true,
	},
	{
		topic: 'metaverse',
		tellings: {
			en: [
				'{land} metaverse concert draws {n90-480},000 avatars',
				"{n90-480},000 avatars watch {land} concert, the metaverse's busiest night this year",
				'{n90-480},000 avatars at {land} metaverse concert, queues at the virtual door',
			],
			fa: [
				'کنسرت متاورسی {land} {n90-480} هزار آواتار تماشاگر داشت',
				'{n90-480} هزار آواتار در کنسرت متاورسی {land}؛ شلوغ‌ترین شب سال',
				'صف پشت در مجازی؛ {n90-480} هزار آواتار به کنسرت متاورسی {land} آمدند',
			],
		},
	},
	{
		person: 'vitalik-buterin',
		tellings: {
			en: [
				'{@} publishes {ETH} notes on {theme}, asks for comments by {weekday}',
				"'Start with the phone': {@} publishes notes on {theme} in {ETH}",
				"{ETH} developers welcome {@}'s notes on {theme}",
			],
			fa: [
				'{@} یادداشتی درباره {theme} در {ETH} منتشر کرد',
				'«از گوشی‌های مردم شروع کنیم»؛ یادداشت {@} درباره {theme} در {ETH}',
				'استقبال توسعه‌دهندگان {ETH} از یادداشت {@} درباره {theme}',
			],
		},
	},
	{
		person: 'michael-saylor',
		tellings: {
			en: [
				'{@} says Strategy bought {n1200-9800} {BTC.s} before {weekday} close',
				'Strategy bought {n1200-9800} {BTC.s} more, {@} posts from {city}',
				'{@} confirms Strategy bought {n1200-9800} {BTC.s}; shares move {pctS}',
			],
			fa: [
				'{@}: شرکت استراتژی {n1200-9800} {BTC} دیگر خرید',
				'استراتژی {n1200-9800} {BTC} خرید؛ {@} خبر را از {city} داد',
				'{@} تأیید کرد: استراتژی {n1200-9800} {BTC} خرید؛ سهام {pctS} تکان خورد',
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
		followUp: {
			en: ['{DOGE} falls {pctS} a day after {@} post', '{@} effect fades: {DOGE} loses {pctS}'],
			fa: ['{DOGE} یک روز پس از پست {@} {pctS} افت کرد', 'اثر پست {@} از میان رفت؛ {DOGE} {pctS} پایین آمد'],
		},
	},
]
