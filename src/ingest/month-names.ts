export type Month = { calendar: 'gregorian' | 'jalali'; number: number }

const english = 'january february march april may june july august september october november december'.split(
	' ',
)

// Each row holds the spellings of one month, after ي and ك have become ی and ک.
const persianGregorian = [
	['ژانویه', 'ژانویۀ'],
	['فوریه'],
	['مارس'],
	['آوریل', 'اوریل', 'آپریل'],
	['مه', 'می'],
	['ژوئن', 'ژوین'],
	['ژوئیه', 'جولای', 'ژوییه'],
	['اوت', 'آگوست', 'اگوست'],
	['سپتامبر'],
	['اکتبر'],
	['نوامبر'],
	['دسامبر'],
]
const jalali = [
	['فروردین', 'farvardin'],
	['اردیبهشت', 'ordibehesht'],
	['خرداد', 'khordad'],
	['تیر', 'tir'],
	['مرداد', 'امرداد', 'mordad', 'amordad'],
	['شهریور', 'shahrivar'],
	['مهر', 'mehr'],
	['آبان', 'ابان', 'aban'],
	['آذر', 'اذر', 'azar'],
	['دی', 'dey', 'day'],
	['بهمن', 'bahman'],
	['اسفند', 'esfand'],
]

const months = new Map<string, Month>()
for (const [index, name] of english.entries()) {
	months.set(name, { calendar: 'gregorian', number: index + 1 })
	months.set(name.slice(0, 3), { calendar: 'gregorian', number: index + 1 })
}
months.set('sept', { calendar: 'gregorian', number: 9 })
for (const [index, names] of persianGregorian.entries())
	for (const name of names) months.set(name, { calendar: 'gregorian', number: index + 1 })
for (const [index, names] of jalali.entries())
	for (const name of names) months.set(name, { calendar: 'jalali', number: index + 1 })

export const monthNamed = (name: string): Month | undefined => months.get(name)
