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

/** German, French, Spanish, Italian, Portuguese, Dutch, Russian, Turkish and Arabic: one row for each month, long and short. */
const otherGregorian = `
	januar jänner jän janvier janv enero ene gennaio gen janeiro januari января янв ocak oca يناير
	februar février fevrier févr fevr fév febrero febbraio fevereiro fev februari февраля фев şubat şub فبراير
	märz mär maerz mars marzo março marco maart mrt марта мар mart مارس
	avril avr abril abr aprile апреля апр nisan nis أبریل ابریل
	mai mayo maggio mag maio mei мая май mayıs مایو
	juni juin junio jun giugno giu junho июня июн haziran haz یونیو
	juli juillet juil julio luglio lug julho июля июл temmuz tem یولیو
	août aout agosto ago augustus августа авг ağustos ağu أغسطس
	septembre septiembre settembre set setembro сентября сен сент eylül eyl سبتمبر
	oktober okt octobre octubre ottobre ott outubro out октября окт ekim eki أکتوبر
	noviembre novembre novembro ноября ноя kasım kas نوفمبر
	dezember dez décembre decembre déc diciembre dic dicembre dezembro декабря дек aralık ara دیسمبر
`
	.trim()
	.split('\n')
	.map((line) => line.trim().split(' '))

const months = new Map<string, Month>()
for (const [index, names] of otherGregorian.entries())
	for (const name of names) months.set(name, { calendar: 'gregorian', number: index + 1 })
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
