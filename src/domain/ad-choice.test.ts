import { describe, expect, test } from 'vitest'
import type { AdPlace, Campaign } from './ad.ts'
import { type AdBox, bannersAt, liveCampaigns, matchTextAd, pickByWeight } from './ad-choice.ts'
import { inTehran, startOfTehranDay, tehranDayName } from './tehran-day.ts'

const now = Date.parse('2026-07-20T12:00:00Z')

const campaign = (id: number, place: AdPlace, more: Partial<Campaign> = {}): Campaign => ({
	id,
	place,
	advertiser: `Advertiser ${id}`,
	language: 'both',
	startsAt: new Date('2026-07-01T00:00:00Z'),
	endsAt: new Date('2026-08-01T00:00:00Z'),
	weight: 1,
	texts: { fa: 'متن', en: 'text' },
	link: 'https://a.example/',
	monthlyPrice: { amount: 1, currency: 'USD' },
	addedAt: new Date('2026-06-30T00:00:00Z'),
	pausedAt: null,
	...more,
})
const top: AdPlace = { kind: 'banner', placement: 'top', exclusive: false }
const textOn = (coinIds: number[], sourceIds: number[] = []): AdPlace => ({
	kind: 'text',
	coinIds,
	sourceIds,
})
const even = () => 0

describe('which campaigns run', () => {
	test.each<[string, Partial<Campaign>, boolean]>([
		['within its time', {}, true],
		['paused', { pausedAt: new Date(now - 1) }, false],
		['from the instant it starts', { startsAt: new Date(now) }, true],
		['a millisecond before', { startsAt: new Date(now + 1) }, false],
		['a millisecond before its end', { endsAt: new Date(now + 1) }, true],
		['not from the instant it ends', { endsAt: new Date(now) }, false],
	])('%s', (_name, more, runs) => {
		expect(liveCampaigns([campaign(1, top, more)], now)).toHaveLength(runs ? 1 : 0)
	})

	test('a campaign that ends on a date is over at midnight in Tehran', () => {
		const one = campaign(1, top, { endsAt: inTehran('2026-08-01') })
		expect(one.endsAt.toISOString()).toBe('2026-07-31T20:30:00.000Z')
		expect(liveCampaigns([one], Date.parse('2026-07-31T20:29:59.999Z'))).toHaveLength(1)
		expect(liveCampaigns([one], Date.parse('2026-07-31T20:30:00.000Z'))).toHaveLength(0)
	})

	test('a day of Tehran begins half past eight in the evening of UTC', () => {
		const before = new Date('2026-07-31T20:29:59.999Z')
		const after = new Date('2026-07-31T20:30:00.000Z')
		expect([tehranDayName(before), tehranDayName(after)]).toEqual(['2026-07-31', '2026-08-01'])
		expect(startOfTehranDay(after)).toEqual(after)
		expect(startOfTehranDay(before).toISOString()).toBe('2026-07-30T20:30:00.000Z')
	})
})

test('a banner is chosen by placement and language', () => {
	const all = [campaign(1, top, { language: 'fa' }), campaign(2, top), campaign(3, textOn([4001]))]
	expect(bannersAt(all, 'top', 'en').map(({ id }) => id)).toEqual([2])
	expect(bannersAt(all, 'top', 'fa').map(({ id }) => id)).toEqual([1, 2])
	expect(bannersAt(all, 'side', 'fa')).toEqual([])
})

test('campaigns of one placement take turns by weight', () => {
	const all = [campaign(1, top, { weight: 3 }), campaign(2, top, { weight: 1 })]
	const drawn = Array.from({ length: 400 }, (_, index) => pickByWeight(all, () => index / 400)?.id)
	expect(drawn.filter((id) => id === 1)).toHaveLength(300)
	expect(drawn.filter((id) => id === 2)).toHaveLength(100)
	expect(pickByWeight([], even)).toBeUndefined()
})

describe('the text ad of a page', () => {
	const boxes = (count: number, coin = 4001): AdBox[] =>
		Array.from({ length: count }, (_, index) => ({ id: index + 1, coinIds: [coin], sourceId: 2030 }))
	const many = Array.from({ length: 20 }, (_, index) => campaign(index + 1, textOn([4001])))

	test.each([
		[0, undefined],
		[4, undefined],
		[5, 3],
		[10, 3],
	])('of %i boxes it is under number %s', (count, newsId) => {
		expect(matchTextAd(boxes(count), many, 'en', even)?.newsId).toBe(newsId)
	})

	test.each([
		[[1, 2, 3, 4, 5], 3],
		[[1, 2, 4, 7], 4],
		[[1, 2, 9], 2],
		[[1, 5], 1],
		[[5, 6, 10], undefined],
	])('if boxes %j are booked, it is under number %s', (booked, newsId) => {
		const list = boxes(10, 4002).map((box) => (booked.includes(box.id) ? { ...box, coinIds: [4001] } : box))
		expect(matchTextAd(list, many, 'en', even)?.newsId).toBe(newsId)
	})

	test('campaigns take turns by weight, wherever on the page each would be', () => {
		const list = boxes(10, 4002)
		list[0] = { id: 1, coinIds: [], sourceId: 2031 }
		const heavy = campaign(1, textOn([], [2031]), { weight: 3 })
		const light = campaign(2, textOn([4002]), { weight: 1 })
		const drawn = Array.from({ length: 40 }, (_, index) =>
			matchTextAd(list, [heavy, light], 'en', () => index / 40),
		)
		expect(drawn.filter((ad) => ad?.campaign.id === 1 && ad.newsId === 1)).toHaveLength(30)
		expect(drawn.filter((ad) => ad?.campaign.id === 2 && ad.newsId === 3)).toHaveLength(10)
	})

	test('says which coin or source it was booked for', () => {
		const list = boxes(10, 4002)
		list[2] = { id: 3, coinIds: [4009, 4001], sourceId: 2031 }
		const reason = (place: AdPlace) => matchTextAd(list, [campaign(1, place)], 'en', even)?.reason
		expect(reason(textOn([4001]))).toEqual({ kind: 'coin', id: 4001 })
		expect(reason(textOn([], [2031]))).toEqual({ kind: 'source', id: 2031 })
		expect(reason(textOn([4003]))).toBeUndefined()
		expect(reason(top)).toBeUndefined()
	})

	test('is in the language of the page', () => {
		const persian = [campaign(1, textOn([4001]), { language: 'fa' })]
		expect(matchTextAd(boxes(10), persian, 'en', even)).toBeUndefined()
		expect(matchTextAd(boxes(10), persian, 'fa', even)?.newsId).toBe(3)
	})
})
