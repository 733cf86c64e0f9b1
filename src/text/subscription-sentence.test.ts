import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { uiLocales } from '#domain/locale.ts'
import { translateDashboard } from './translate.ts'

test.each(uiLocales)('in %s Help says of the subscription what the dashboard says', (locale) => {
	const sentence = translateDashboard(locale)('credit.stays')
	// One sentence: what it includes now, and what happens when it ends.
	expect(sentence).toMatch(/^[^.]+\.$/)
	expect(sentence).toMatch(/Everything is free|همه‌ی امکانات/)
	const help = readFileSync(new URL(`../../content/${locale}/help.md`, import.meta.url), 'utf8')
	expect(help).toContain(sentence)
})
