import { expect, test } from 'vitest'
import { translateFollows } from '#text/translate.ts'
import { testFailure } from './test-failure.ts'

const [english, persian] = [translateFollows('en'), translateFollows('fa')]

test.each([
	['dns_error', 'no server has this name', 'سروری به این نام پیدا نشد'],
	['busy', 'still on their way', 'در راه‌اند'],
	['answered 404', 'responded with 404.', 'با کد ۴۰۴ پاسخ داد'],
	['answered 302, a redirect', 'with 302 and pointed to another', 'با کد ۳۰۲ به نشانی دیگری'],
])('the problem %s of a test is said in words', (problem, inEnglish, inPersian) => {
	expect(testFailure(problem, english)).toContain(inEnglish)
	expect(testFailure(problem, persian)).toContain(inPersian)
})

test.each(['too_large', 'gone', 'a_new_code', null])('the problem %s of a test is not said', (problem) => {
	expect(testFailure(problem, english)).toBe('The test did not arrive.')
})
