import { expect, test } from 'vitest'
import { loadStoryWords } from '#catalogue/load-story-words.ts'
import { ownTagger } from '#test/tags/own-tagger.ts'
import { openStoryPlacer } from './place-stories.ts'

const words = await loadStoryWords()
if (!words.ok) throw new Error('the catalogue cannot be read')
const tag = await ownTagger()
const vocabulary = words.value

/** The stories of the first titles that a new database gets, all of one hour. */
function storiesOf(titles: readonly string[]): number[] {
	const reports = titles.map((title, index) => {
		const locale = /[\u0600-\u06ff]/.test(title) ? ('fa' as const) : ('en' as const)
		return {
			id: index + 1,
			title,
			locale,
			outlet: `outlet-${index}`,
			publishedAt: new Date(Date.parse('2026-03-02T12:00:00Z') + index * 600_000),
			tagReasons: tag(title, locale).why,
		}
	})
	return openStoryPlacer(vocabulary)
		.place(reports)
		.map(({ storyId }) => storyId)
}

test('the first news of a new database is not one story because nothing else is known yet', () => {
	expect(
		storiesOf([
			'سازندگان «قطارهای شب» طرح‌های اولیه NFT خود را رایگان منتشر کردند',
			'رقابت مجموعه‌داران NFT در حراج بوئنوس آیرس؛ «باغ‌های شیشه‌ای» به قیمت ۴۳۰ هزار دلار فروخته شد',
			'کنسرت مجازی دیسنترالند رکورد زد؛ ۱۳۴ هزار آواتار در یک شب',
			'سپرده‌های پروتکل وام‌دهی ارچارد سواپ در ۱۱ هفته از ۱۷ میلیون دلار گذشت',
			'میکر (MKR) پس از تأیید لیست شدن در او‌کی‌ایکس ۱۰ درصد بالا رفت؛ آلت‌کوین روز',
		]),
	).toEqual([1, 2, 3, 4, 5])
})

test('reports of one event are one story among the first news too', () => {
	expect(
		storiesOf([
			'Glass Gardens NFT fetches $430,000 at Buenos Aires auction',
			'حراج بوئنوس آیرس؛ ان‌اف‌تی «باغ‌های شیشه‌ای» به قیمت ۴۳۰ هزار دلار فروخته شد',
			'Strategy Bought 1,442 BTC More, Michael Saylor Posts from Toronto',
			'استراتژی ۱٬۴۴۲ بیت‌کوین خرید؛ مایکل سیلور خبر را از تورنتو داد',
		]),
	).toEqual([1, 1, 3, 3])
})
