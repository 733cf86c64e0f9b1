import { expect, test } from 'vitest'
import { titleDirection, titleDirectionOnPage } from './title-direction.ts'

test.each([
	['بیت‌کوین بالا رفت', 'fa', 'rtl', 'auto'],
	['USDC در صرافی‌های ایرانی', 'fa', 'rtl', 'rtl'],
	['«NFT» چیست؟', 'fa', 'rtl', 'rtl'],
	['۱۰۰ هزار دلار', 'fa', 'rtl', 'auto'],
	['Ledger Live 3.0!', 'fa', 'ltr', 'auto'],
	['2026 / 100%', 'fa', 'rtl', 'rtl'],
	['Bitcoin rises', 'en', 'ltr', 'auto'],
	['$100', 'en', 'ltr', 'ltr'],
	['«تومان» token listed', 'en', 'rtl', 'auto'],
	['The word «تومان»', 'en', 'ltr', 'auto'],
] as const)('%s (%s) is laid out %s, and on a page %s', (title, locale, direction, onPage) => {
	expect(titleDirection(title, locale)).toBe(direction)
	expect(titleDirectionOnPage(title, locale)).toBe(onPage)
})
