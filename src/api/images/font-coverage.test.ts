import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readFontCoverage } from './font-coverage.ts'

const file = fileURLToPath(import.meta.resolve('@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf'))
const covers = readFontCoverage(readFileSync(file))

test.each([...'پچژگکیآۀۀ۰۹٪،؛؟«»AZaz09&<>$%’“”—…€™é'])('the font of drawn titles has “%s”', (sign) => {
	expect(covers(sign.codePointAt(0) ?? 0)).toBe(true)
})

test.each([...'🚀中Б₿', '\uffff'])('it has no “%s”, and says so', (sign) => {
	expect(covers(sign.codePointAt(0) ?? 0)).toBe(false)
})

test('a file without a table of characters is refused, not believed', () => {
	expect(() => readFontCoverage(Buffer.alloc(64))).toThrow(/cmap/)
})
