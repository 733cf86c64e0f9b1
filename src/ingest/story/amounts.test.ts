import { expect, test } from 'vitest'
import { readAmounts, sameAmount } from './amounts.ts'

const amountsOf = (title: string) =>
	readAmounts(title, []).amounts.map(({ unit, value }) => `${unit} ${value}`)

test.each([
	['$40M stolen', 'usd 40000000'],
	['USD 40 million stolen', 'usd 40000000'],
	['سرقت ۴۰ میلیون دلار', 'usd 40000000'],
	['هک ۴۰ میلیون دلاری', 'usd 40000000'],
	['$1.26 million fine', 'usd 1260000'],
	['جریمه ۱٫۲۶ میلیون دلاری', 'usd 1260000'],
	['up 15%', 'percent 15'],
	['رشد ۱۵ درصدی', 'percent 15'],
	['۱۵٪ رشد', 'percent 15'],
	['تورم ۹/۱ درصد', 'percent 9.1'],
	['below $20K', 'usd-price 20000'],
	['به زیر ۲۰ هزار دلار', 'usd-price 20000'],
	['falls to 67 cents', 'usd-price 0.67'],
	['on September 15, devs say', 'date 258'],
	['۱۵ سپتامبر', 'date 258'],
	['۲۴ شهریور', 'date 258'],
	['two billion dollars', 'usd 2000000000'],
	['half a million dollars', 'usd-price 500000'],
	['چهل میلیون دلار', 'usd 40000000'],
	['بیش از نیم میلیارد دلار', 'usd 500000000'],
	['1,100 jobs', 'count 1100'],
	['سختی استخراج ۱۳۱ تریلیونی', 'count 131000000000000'],
])('%s has the figures %s', (title, wanted) => {
	expect(amountsOf(title)).toEqual([wanted])
})

test.each(['Chapter 11', 'Web3', '21Shares', 'in 2022', 'no figure at all', ''])(
	'%j has no figure',
	(title) => {
		expect(amountsOf(title)).toEqual([])
	},
)

test('a coin after a figure is its unit', () => {
	const title = 'buys 480 bitcoin for $10 million'
	const why = [{ kind: 'coin' as const, ref: 'BTC', span: [9, 16] as [number, number], rule: 'name' }]
	expect(readAmounts(title, why).amounts.map(({ unit, value }) => [unit, value])).toEqual([
		['BTC', 480],
		['usd', 10_000_000],
	])
})

const same = (one: string, other: string): boolean => {
	const [a] = readAmounts(one, []).amounts
	const [b] = readAmounts(other, []).amounts
	return a !== undefined && b !== undefined && sameAmount(a, b)
}

test.each([
	['$1.46 billion', '$1.5B', true],
	['$600M', '$625 million', true],
	['nearly $200 million', '$190M', true],
	['$190M', '$320M', false],
	['$25,000', '$20,000', false],
	['9.1%', '8.6%', false],
	['September 15', '۲۴ شهریور', true],
	['August 6', 'August 7', false],
	['$40', '40%', false],
	['$97,000', '$99,500', false],
	['۱۱۸ هزار تومان', '۱۲۱ هزار تومان', false],
	['5,696 users', '5,700 users', true],
	['5,696 users', '5,660 users', false],
	['nearly 5,700 users', '5,660 users', true],
])('%s and %s: the same is %s', (one, other, wanted) => {
	expect(same(one, other)).toBe(wanted)
})

test('sums of one loss may differ by a tenth, other figures not', () => {
	const [one] = readAmounts('$38.5M stolen', []).amounts
	const [other] = readAmounts('$35M stolen', []).amounts
	if (one === undefined || other === undefined) throw new Error('no figure is read')
	expect([sameAmount(one, other), sameAmount(one, other, 0.1)]).toEqual([false, true])
})
