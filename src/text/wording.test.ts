import { expect, test } from 'vitest'
import { accountEn } from './account-en.ts'
import { accountFa } from './account-fa.ts'
import { dashboardEn } from './dashboard-en.ts'
import { dashboardFa } from './dashboard-fa.ts'
import { en } from './en.ts'
import { fa } from './fa.ts'
import { lettersEn } from './letters-en.ts'
import { lettersFa } from './letters-fa.ts'

const english = Object.entries({ ...en, ...accountEn, ...dashboardEn, ...lettersEn })
const persian = Object.entries({ ...fa, ...accountFa, ...dashboardFa, ...lettersFa })

test.each([
	['two spellings of here and that', /این‌جا|این‌که/],
	['bookish words for link, profile, ad and choosing', /پیوند|نمایه|آگهی|برگزی/],
	['calques', /بیرون می‌|نامه‌های ما|از میان می‌رود|از آنِ|با موفقیت/],
	['Arabic letters', /[يكىة]/],
	['digits of another script', /[0-9٠-٩]/],
	['Latin punctuation after a Persian letter', /[\u0600-\u06FF][,;?]/],
	['a prefix or ending that is not joined by a half-space', /(^|\s)(ن?می|ها|های|تر|ترین)(\s|$)/],
])('the Persian sentences have no %s', (_name, wrong) => {
	expect(persian.filter(([, sentence]) => wrong.test(sentence))).toEqual([])
})

test.each([
	['things that stand', /\bstands?\b/i],
	['second spelling of email, phone or log in', /\be-mail|telephone|\blogin\b/i],
	['letters from us', /\bletters? (from|about)\b/i],
])('the English sentences have no %s', (_name, wrong) => {
	expect(english.filter(([, sentence]) => wrong.test(sentence))).toEqual([])
})

test('both languages leave the same things open', () => {
	const open = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort().join()
	const inPersian = new Map(persian)
	expect(english.filter(([key, sentence]) => open(inPersian.get(key) ?? '') !== open(sentence))).toEqual([])
})

test('the name of the product is left to the brand module', () => {
	expect([...english, ...persian].filter(([, sentence]) => /zagros|زاگرس/i.test(sentence))).toEqual([])
})
