import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { decodeBody } from './decode-body.ts'

const persian = 'قيمت بيت کوين به بالاي صد هزار دلار رسيد؛ تحليلگران چه مي‌گويند؟'
const arabic = 'ارتفع سعر البيتكوين إلى مستوى قياسي جديد في تعاملات اليوم'
const russian = 'Биткоин вырос до нового максимума: аналитики ждут роста'
const french = 'Le café « crypto » de Zürich accepte l’euro – déjà !'

const declarations = [
	'utf-8',
	'windows-1256',
	'windows-1251',
	'windows-1252',
	'iso-8859-1',
	'koi8-r',
	'nonsense',
]
const cases = [
	['Persian', persian, ['windows-1256', 'utf-8', 'utf-16le', 'utf-16be']],
	['Arabic', arabic, ['windows-1256', 'utf-8']],
	['Russian', russian, ['windows-1251', 'koi8-r', 'utf-8']],
	['French', french, ['windows-1252', 'utf-8']],
] as const

const rows = cases.flatMap(([language, text, sets]) =>
	sets.flatMap((sent) => declarations.map((declared) => [language, sent, declared, text] as const)),
)

test.each(rows)('%s sent in %s and declared as %s is readable', (_language, sent, declared, text) => {
	const body = iconv.encode(
		`<?xml version="1.0" encoding="${declared}"?><rss><title>${text}</title></rss>`,
		sent,
	)
	expect(decodeBody(body, null)).toContain(text)
	expect(decodeBody(body, `text/xml; charset=${declared}`)).toContain(text)
})

test.each([
	'iso-8859-2',
	'iso-8859-7',
	'iso-8859-8',
	'iso-8859-15',
	'shift_jis',
	'gbk',
	'euc-kr',
	'windows-1255',
])('%s is used if it is declared', (set) => {
	const texts: Record<string, string> = {
		'iso-8859-2': 'Kurs bitcoina wzrósł o połowę, a złoty osłabł względem dolara',
		'iso-8859-7': 'Το Bitcoin έφτασε σε νέο ιστορικό υψηλό',
		'iso-8859-8': 'הביטקוין עלה לשיא חדש',
		'windows-1255': 'הביטקוין עלה לשיא חדש',
		'iso-8859-15': 'Stablecoin à 1 €',
		shift_jis: 'ビットコインが最高値を更新',
		gbk: '比特币价格创下新高',
		'euc-kr': '비트코인 사상 최고가 경신',
	}
	const text = texts[set] ?? ''
	const body = iconv.encode(`<?xml version="1.0" encoding="${set}"?><rss><title>${text}</title></rss>`, set)
	expect(decodeBody(body, null)).toContain(text)
})

test.each([
	['windows-1251', 'БИТКОИН ПОДОРОЖАЛ ДО РЕКОРДА'],
	['koi8-r', 'СУД АРЕСТОВАЛ СЧЕТА БИРЖИ'],
	['iso-8859-5', 'ЦЕНА РАСТЕТ ВТОРОЙ ДЕНЬ'],
	['iso-8859-1', 'ÅÄÖ'],
	['iso-8859-1', 'L’ÉTÉ À ÇA'],
	['iso-8859-2', 'Łódź, Żółć, ąęś'],
	['windows-1250', 'ŁÓDŹ ŻÓŁĆ'],
	['windows-1257', 'Ūķis'],
	['windows-1254', 'Türkiye’de kripto borsaları için yeni düzenleme'],
])('a few words in declared %s are decoded correctly: %s', (set, text) => {
	const body = iconv.encode(`<?xml version="1.0" encoding="${set}"?><rss><title>${text}</title></rss>`, set)
	expect(decodeBody(body, null)).toContain(text.replace('’', iconv.decode(iconv.encode('’', set), set)))
})

test('a body of only combining accents is decoded in linear time', () => {
	const started = performance.now()
	decodeBody(Buffer.alloc(5_000_000, 0xe9), null)
	expect(performance.now() - started).toBeLessThan(60_000)
})

test('a character cut in half becomes a replacement character, and the rest stays UTF-8', () => {
	const body = Buffer.concat([Buffer.from('قیمت دلار'), Buffer.from([0xd8]), Buffer.from(' امروز')])
	expect(decodeBody(body, 'text/xml; charset=windows-1256')).toBe('قیمت دلار\ufffd امروز')
})

test.each([
	['ten excerpts cut inside a letter', 'Ether’s day — 8|cut \u00e2\u0080<|'.repeat(10)],
	[
		'one letter cut among English titles',
		`${'Plain title<|'.repeat(40)}Analysts’ view|Solana sl\u00e2\u0080<|`,
	],
	['nothing but one letter that is cut', 'Solana sl\u00e2\u0080<|'],
])('UTF-8 with %s stays UTF-8', (_name, text) => {
	// Characters below 256 stand for bytes.
	const body = Buffer.concat(
		[...text].map((letter) =>
			/[\u0080-\u00ff]/.test(letter) ? Buffer.from(letter, 'latin1') : Buffer.from(letter),
		),
	)
	for (const contentType of [null, 'text/xml; charset=utf-8']) {
		const decoded = decodeBody(body, contentType)
		expect(decoded).toContain('\ufffd')
		expect(decoded).not.toMatch(/[âÂ€]/)
		expect(decoded.replaceAll('\ufffd', '')).toBe(text.replaceAll('\u00e2\u0080', ''))
	}
})

test('a replacement character is accepted as UTF-8 like any other', () => {
	const text = 'Bitcoin \ufffd\ufffd\ufffd broken upstream'
	expect(decodeBody(Buffer.from(text), 'text/xml; charset=koi8-r')).toBe(text)
	expect(decodeBody(Buffer.from(`\ufeff${text}`), null)).toBe(text)
})

test('a windows-1252 quotation mark in a feed that declares UTF-8 is decoded as one', () => {
	const body = Buffer.from('Ether\u0092s day and Solana\u0092s', 'latin1')
	expect(decodeBody(body, 'text/xml; charset=utf-8')).toBe('Ether’s day and Solana’s')
})

test('a byte-order mark is not part of the text', () => {
	expect(decodeBody(Buffer.from('\ufeff<rss/>'), null)).toBe('<rss/>')
	expect(decodeBody(Buffer.from('\ufeff<rss/>', 'utf16le'), null)).toBe('<rss/>')
})
