import { expect, test } from 'vitest'
import { titleDirection } from './title-direction.ts'

test.each([
	['بیت‌کوین بالا رفت', 'fa', 'rtl'],
	['USDC در صرافی‌های ایرانی', 'fa', 'rtl'],
	['«NFT» چیست؟', 'fa', 'rtl'],
	['۱۰۰ هزار دلار', 'fa', 'rtl'],
	['Ledger Live 3.0!', 'fa', 'ltr'],
	['2026 / 100%', 'fa', 'rtl'],
	['Bitcoin rises', 'en', 'ltr'],
	['$100', 'en', 'ltr'],
	['«تومان» token listed', 'en', 'rtl'],
	['The word «تومان»', 'en', 'ltr'],
] as const)('%s (%s) is laid out %s', (title, locale, wanted) => {
	expect(titleDirection(title, locale)).toBe(wanted)
})
