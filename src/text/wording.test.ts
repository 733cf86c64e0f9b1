import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { UiLocale } from '#domain/locale.ts'
import { pageNames } from './page-content.ts'
import { texts } from './translate.ts'

/** Every text of a language, by its part and key. */
const textsIn = (locale: UiLocale): [string, string][] =>
	Object.entries(texts[locale]).flatMap(([part, partTexts]) =>
		Object.entries(partTexts).map(([key, text]): [string, string] => [`${part} ${key}`, text]),
	)

const english = textsIn('en')
const persian = textsIn('fa')

const pages = (locale: UiLocale) =>
	pageNames.map((name) => {
		const file = new URL(`../../content/${locale}/${name}.md`, import.meta.url)
		return [name, readFileSync(file, 'utf8')] as const
	})

const found = (texts: readonly (readonly [string, string])[], wrong: RegExp) =>
	texts.flatMap(([name, text]) => {
		const word = wrong.exec(text)?.[0]
		return word === undefined ? [] : [`${name}: ${word}`]
	})

test.each([
	['two spellings of here and that', /این‌جا|آن‌جا|این‌که/],
	['second word for following, hiding and feeds', /پیگیری(?! کنید)|بی‌صدا|خوراک/],
	[
		'second word for new, theme, tab and shortcut',
		/(گذرواژه|ایمیل|لینک|نشانی|برگه)‌?ی? تازه|پوسته|زبانه‌ی تازه|میان‌بر/,
	],
	['second word for coins, topics and people', /دسته‌بندی|تأثیرگذار/],
	['bookish words for link, profile, ad and choosing', /(?<!می‌)پیوند|نمایه|آگهی|برگزی/],
	['calques', /بیرون می‌|نامه‌های ما|از میان می‌رود|از آنِ|با موفقیت/],
])('the Persian texts have no %s', (_name, wrong) => {
	expect(found([...persian, ...pages('fa')], wrong)).toEqual([])
})

// The same rules for pages are in page-pair.test.ts, which knows their markup.
test.each([
	['Arabic letters', /[يكىة]/],
	['digits of another script', /[0-9٠-٩]/],
	['Latin punctuation after a Persian letter', /[\u0600-\u06FF][,;?]/],
	['a prefix or ending that is not joined by a half-space', /(^|\s)(ن?می|ها|های|تر|ترین)(\s|$)/],
])('the Persian sentences have no %s', (_name, wrong) => {
	expect(found(persian, wrong)).toEqual([])
})

/** Words that editors of both languages have replaced and that must not come back. */
const replaced: Record<UiLocale, readonly string[]> = {
	fa: [
		...['پیگیری', 'تا اینجا را دیده بودید', 'حال بازار', 'پرخواننده', 'بی‌صدا', 'خبرتان کنیم', 'خبرم کن'],
		...['ساعت شما و ساعت‌های سکوت', 'خوراک', 'دسته‌بندی', 'افراد تأثیرگذار', 'این‌جا', 'آن‌جا', 'اول گفته'],
		...['پاسخ می‌دهد', 'برچسبی کم است', 'راه‌اندازی نکرده', 'روی دستگاه شما نیست', 'پوسته‌ی', 'زبانه‌ی تازه'],
		...['میان‌بر', 'روزهای گذشته', 'مرتب‌سازی: داغ‌ترین'],
	],
	en: [
		...[
			'new follow',
			'how we tell you',
			'where we reach you',
			'tell me when this many',
			'it would have brought',
		],
		...['a story is told once', 'nothing narrows', 'no follow tells', 'none means all', 'has not set it up'],
		...[
			'one press',
			'press the head',
			'told first',
			'usual delay',
			'too little to say',
			'of fewer than five nothing',
		],
		...['no order is paid', 'said before', 'show the next', 'sort by: top'],
		...['not on your device', 'e-mail'],
	],
}
test.each(['fa', 'en'] as const)('the texts in %s have none of the strings that were replaced', (locale) => {
	const isOld = (text: string) => replaced[locale].filter((old) => text.toLowerCase().includes(old))
	const found = [...textsIn(locale), ...pages(locale)].flatMap(([name, text]) =>
		isOld(text).map((old) => `${name}: ${old}`),
	)
	expect(found).toEqual([])
})

test.each([
	['things that stand', /\bstands?\b/i],
	['second spelling of email or phone', /\be-mail|telephone/i],
	['letters from us', /\bletters? (from|about)\b/i],
	[
		'words of our own for notifications',
		/how we tell|where we reach|told (once|first)|\bone press|it would have brought/i,
	],
	[
		'words of our own for lists',
		/show the next|partTexts before|head of a column|usual delay|too little to say/i,
	],
])('the English texts have no %s', (_name, wrong) => {
	expect(found([...english, ...pages('en')], wrong)).toEqual([])
})

/** Texts that are given word for word. */
const given = new Set(['site notFound.message'])

test('readers and operators see outlets, and in Persian one word each for outlets, stories and people', () => {
	expect(found([...persian, ...pages('fa')], /منبع|منابع/)).toEqual([])
	// In the texts for developers an event is one of the stream.
	const others = persian.filter(([name]) => !name.startsWith('developers '))
	expect(found(others, /رویداد|(?<!\p{L})شخص(?!\p{L})/u)).toEqual([])
	// “Persian sources” and “English sources” are names of the interface; {source} is a placeholder, /sources a path.
	expect(
		found([...english, ...pages('en')], /(?<!Persian |English |\{|\/|\*\*)\bsources?\b(?!\.|\|)/i),
	).toEqual([])
})

test('the English texts have curly apostrophes and American spelling', () => {
	const texts = [...english.filter(([name]) => !given.has(name)), ...pages('en')]
	expect(found(texts, /[a-z]'[a-z]/i)).toEqual([])
	expect(
		found(
			texts,
			/(?<!picture:)\b(licences?|favourites?|colours?|behaviour|cancelled|organis\w+|recognis\w+)\b/i,
		),
	).toEqual([])
})

test('both languages have the same placeholders', () => {
	const open = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort().join()
	const inPersian = new Map(persian)
	expect(english.filter(([key, sentence]) => open(inPersian.get(key) ?? '') !== open(sentence))).toEqual([])
})

test('the name of the product is left to the brand module', () => {
	expect(found([...english, ...persian], /zagros|زاگرس/i)).toEqual([])
})
