import type { SharedEvent } from './shared-event.ts'

export const projectEvents: readonly SharedEvent[] = [
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
				'{protocol} offers {pctM} bounty for return of {usdM} taken in protocol exploit',
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
				'{protocol} token opens {pctL} up as airdrop claims begin',
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
				'{ETH} developers welcome {@} notes on {theme}',
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
				'{DOGE} jumps {pctM} after {@} post',
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
