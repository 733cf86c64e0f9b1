import { expect, test } from 'vitest'
import { isColumnTitle } from './column-title.ts'

test.each([
	'Solana Price Prediction: $500 by Summer?',
	'Can Dogecoin reach $1 this week?',
	'Gemini AI predicts the price of XRP by year end',
	'Best crypto to buy now as Glimmercoin presale sells out',
	'5 altcoins to watch this week',
	'The Daily: miners sell, an exchange closes and more',
	'Crypto Market Wrap: bitcoin flat',
	'Crypto prices today: bitcoin steady',
	'Live updates: the SEC hearing',
	'250 million XRP moved from unknown wallet',
	'Glimmercoin ranks among the best crypto investments of the year',
	'Analyst sees gains of 4,500% for a token that sells at $0.05 to $12 believers',
	'Can Solana hold $150 into the weekend?',
	'Shiba Inu burn rate climbs 900% in a day',
	'Glimmercoin vs Pepe vs Bonk: a comparison',
	'Why Dogecoin holders are flocking to Glimmercoin',
	'پیش‌بینی قیمت اتریوم برای هفته آینده',
	'تحلیل تکنیکال بیت کوین',
	'بهترین ارز دیجیتال برای خرید در زمستان',
	'پیش‌فروش توکن لرزان آغاز شد',
	'مرور اخبار هفته',
	'قیمت تتر امروز ۱۴ مرداد',
	'هفته پرکار صرافی‌ها؛ از مجوز دبی تا قطعی سه‌ساعته',
])('%j is a column', (title) => {
	expect(isColumnTitle(title)).toBe(true)
})

test.each([
	'Kraken to list Solana futures',
	'Institutions flock to ether funds',
	'SEC vs. Ripple: judge sets a date',
	'Circle reports revenue growth of 250%',
	'ETF netflows turn negative',
	'SEC delays decision on Norrland Solana fund',
	'Tether buys 8,888 bitcoin',
	'Polymarket opens a prediction market on rates',
	'Broker adds four coins for its customers',
	'بایننس لیست شدن توکن جدید را اعلام کرد',
	'قیمت برق ماینرها سه برابر شد',
	'بیت‌کوین از ۱۲۰ هزار دلار گذشت',
	'سقوط یک‌روزه اتریوم؛ از ۴ هزار تا ۳ هزار و ۲۰۰ دلار',
])('%j is news', (title) => {
	expect(isColumnTitle(title)).toBe(false)
})
