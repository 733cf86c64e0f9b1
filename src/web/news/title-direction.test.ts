import { expect, test } from 'vitest'
import { titleDirection } from './title-direction.ts'

test.each([
	['بیت‌کوین بالا رفت', 'fa', 'auto'],
	['USDC در صرافی‌های ایرانی', 'fa', 'rtl'],
	['«NFT» چیست؟', 'fa', 'rtl'],
	['۱۰۰ هزار دلار', 'fa', 'auto'],
	['Bitcoin rises', 'en', 'auto'],
	['«تومان» token listed', 'en', 'auto'],
] as const)('%s (%s) is laid out %s', (title, locale, wanted) => {
	expect(titleDirection(title, locale)).toBe(wanted)
})
