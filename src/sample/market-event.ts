import type { SharedEvent } from './shared-event.ts'

export const marketEvents: readonly SharedEvent[] = [
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
				'{exchange} to list {newcomer}, crypto trading opens {weekday}',
				'{newcomer} spot pairs are coming to crypto exchange {exchange} this {weekday}',
				'{newcomer} climbs {pctM} after {exchange} confirms listing, best among altcoins today',
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
				"{country}'s digital currency leaves the lab as central bank widens crypto-era pilot",
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
				'{regulator} publishes stablecoin reserve regulations, {n60-180}-day transition',
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
]
