import { expect, test } from 'vitest'
import { addedFacts } from './added-facts.ts'

const told = (locale: 'fa' | 'en', title: string, names: string[] = []) => ({
	title,
	source: { locale },
	names,
})
const added = (ours: string, theirs: string) => addedFacts([told('en', ours), told('fa', theirs)], 'en')[1]

test('a figure of the other language that stands in no headline of this one is added', () => {
	expect(added('Spot funds take in $1.2 billion', 'سهم دو ناشر از صندوق‌ها ۷۸ درصد بود')).toEqual({
		figures: ['78%'],
		names: [],
	})
})

test.each([
	['Spot funds take in $1.2 billion', 'صندوق‌ها ۱٫۲ میلیارد دلار جذب کردند'],
	['Spot funds take in $1,200 million', 'صندوق‌ها ۱/۲ میلیارد دلار جذب کردند'],
	['Treasury buys 18,900 BTC', 'خرید ۱۸ هزار و ۹۰۰ واحد بیت‌کوین'],
	['Bitcoin above $96,500', 'بیت‌کوین بالای ۹۶ هزار و ۵۰۰ دلار'],
	['2.3 million wallets', '۲ میلیون و ۳۰۰ هزار کیف پول'],
	['1.2 million wallets', 'یک میلیون و ۲۰۰ هزار کیف پول'],
	['Bitcoin near $103K', 'بیت‌کوین در ۱۰۳٬۲۰۰ دلار'],
	['Best day since March 12, 2026', 'بهترین روز از ۲۱ اسفند ۱۴۰۴'],
	['Two issuers lead', '۲ ناشر پیشتازند'],
	['Rate cut', 'کاهش نرخ'],
])('“%s” has all figures of «%s»', (english, persian) => {
	expect(added(english, persian)).toBeNull()
})

test.each([
	['خرید ۱۸ هزار و ۹۰۰ واحد', ['18,900']],
	['۱۱ میلیارد و ۹۰۰ میلیون و ۵۰۰ تومان', ['11,900,000,500']],
	['محدوده ۹۰ هزار و ۹۶ هزار و ۵۰۰ دلار', ['90,000', '96,500']],
	['رشد ۹۶ هزار و ۵۰ درصدی', ['96', '50%']],
])('«%s» adds %j', (persian, figures) => {
	expect(added('Rate cut', persian)?.figures).toEqual(figures)
})

test('a name that no report of this language has is added, and nothing without a headline of this language', () => {
	const reports = [told('en', 'A', ['BTC']), told('fa', 'ب', ['BTC', 'USDT', 'Michael Saylor'])]
	expect(addedFacts(reports, 'en')).toEqual([null, { figures: [], names: ['USDT', 'Michael Saylor'] }])
	expect(addedFacts(reports, 'fa')).toEqual([null, null])
	expect(addedFacts([told('fa', 'ب ۲۰ درصد')], 'en')).toEqual([null])
})
