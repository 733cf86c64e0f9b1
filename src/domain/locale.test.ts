import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
	countByLocale,
	languages,
	listLocaleFromNumber,
	listLocaleNumber,
	listLocales,
	uiLocales,
} from './locale.ts'

const src = new URL('../', import.meta.url)

test('only the table compares a language with its code', () => {
	const codes = uiLocales.join('|')
	const compared = new RegExp(`(?:[=!]==|case) '(?:${codes})'|'(?:${codes})' [=!]==`)
	const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
		.filter((name) => /\.tsx?$|\.js$/.test(name) && !/\.test\.tsx?$|\+types/.test(name))
		.filter((name) => compared.test(readFileSync(new URL(name, src), 'utf8')))
	expect(files).toEqual([])
})

test.each(uiLocales)('%s has ten digits of its own', (locale) => {
	expect(new Set(languages[locale].digits).size).toBe(10)
})

test('the numbers of list languages stay as stored in cookies', () => {
	expect(listLocales.map(listLocaleNumber)).toEqual([1, 2, 3])
	expect(['1', '2', '3', '4', undefined].map(listLocaleFromNumber)).toEqual([
		'fa',
		'en',
		'both',
		undefined,
		undefined,
	])
})

test('outlets are counted by language, including languages without any', () => {
	expect(countByLocale([{ locale: 'en' }, { locale: 'en' }])).toEqual({ fa: 0, en: 2 })
})
