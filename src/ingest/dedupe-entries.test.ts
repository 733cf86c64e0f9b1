import { expect, test } from 'vitest'
import type { NewsDraft } from '#domain/news-item.ts'
import { tellingLetters } from '#domain/title-identity.ts'
import { dedupeEntries } from './dedupe-entries.ts'

const hour = 60 * 60 * 1000
let nextLink = 0
const draft = (change: Partial<NewsDraft> & { age?: number }): NewsDraft => ({
	sourceId: 1001,
	locale: 'fa',
	title: `خبری که با هیچ خبر دیگری یکی نیست ${nextLink}`,
	url: 'https://a.ir/x',
	urlKey: `a.ir/${nextLink++}`,
	guidHash: null,
	dateStated: true,
	publishedAt: new Date(Date.UTC(2022, 2, 1) - (change.age ?? 0) * hour),
	...change,
})

test('the same link is one item with its newest version', () => {
	const older = draft({ urlKey: 'a.ir/same', title: 'عنوان پیش از ویرایش خبر بازار', age: 2 })
	const newer = draft({ urlKey: 'a.ir/same', title: 'عنوان پس از ویرایش خبر بازار', age: 1 })
	expect(dedupeEntries([older, newer])).toEqual([newer])
	expect(dedupeEntries([newer, older])).toEqual([newer])
})

test('the same guid and title under two links is one item', () => {
	const title = 'یک خبر واحد با دو نشانی متفاوت'
	const drafts = [draft({ guidHash: 'g', title, age: 1 }), draft({ guidHash: 'g', title, age: 40 })]
	expect(dedupeEntries(drafts)).toHaveLength(1)
})

test('a guid that every item of the feed has identifies nothing', () => {
	const drafts = [draft({ guidHash: 'g' }), draft({ guidHash: 'g' }), draft({ guidHash: 'g' })]
	const unique = dedupeEntries(drafts)
	expect(unique).toHaveLength(3)
	expect(unique.every((entry) => entry.guidHash === null)).toBe(true)
})

test.each([
	['within hours is one item', 3, 1],
	['on the next day is another item', 24, 2],
])('the same title, spelt another way, %s', (_name, age, wanted) => {
	const drafts = [
		draft({ title: 'قیمت بیت‌کوین امروز به ۴۰ هزار دلار رسید', age }),
		draft({ title: 'قیمت بيت كوين امروز به 40 هزار دلار رسید' }),
	]
	expect(dedupeEntries(drafts)).toHaveLength(wanted)
})

test('a short title does not identify an item', () => {
	expect(tellingLetters('Market update')).toBeNull()
	expect(tellingLetters('Bitcoin rises 5% in a day')).not.toBe(tellingLetters('Bitcoin rises 5 in a day'))
})

test('an older link of a moved item still leads to it', () => {
	const title = 'خبری که نشانی آن دو بار عوض شده است'
	const drafts = [
		draft({ urlKey: 'a.ir/one', title, age: 3 }),
		draft({ urlKey: 'a.ir/two', title, age: 1 }),
		draft({ urlKey: 'a.ir/one', title: 'همان نشانی با عنوانی دیگر برای خبر', age: 2 }),
	]
	expect(dedupeEntries(drafts)).toHaveLength(1)
})
