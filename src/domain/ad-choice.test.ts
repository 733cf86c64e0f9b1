import { describe, expect, test } from 'vitest'
import type { AdPlace, Campaign } from './ad.ts'
import { type AdBox, bannersAt, liveCampaigns, matchTextAds, pickByWeight } from './ad-choice.ts'
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

test('a banner is for its placement and its language', () => {
	const all = [campaign(1, top, { language: 'fa' }), campaign(2, top), campaign(3, textOn([4001]))]
	expect(bannersAt(all, 'top', 'en').map(({ id }) => id)).toEqual([2])
	expect(bannersAt(all, 'top', 'fa').map(({ id }) => id)).toEqual([1, 2])
	expect(bannersAt(all, 'side', 'fa')).toEqual([])
})

test('campaigns for one box take turns by weight', () => {
	const all = [campaign(1, top, { weight: 3 }), campaign(2, top, { weight: 1 })]
	const drawn = Array.from({ length: 400 }, (_, index) => pickByWeight(all, () => index / 400)?.id)
	expect(drawn.filter((id) => id === 1)).toHaveLength(300)
	expect(drawn.filter((id) => id === 2)).toHaveLength(100)
	expect(pickByWeight([], even)).toBeUndefined()
})

describe('text ads in a list', () => {
	const boxes = (count: number, coin = 4001): AdBox[] =>
		Array.from({ length: count }, (_, index) => ({ id: index + 1, coinIds: [coin], sourceId: 2030 }))
	const many = Array.from({ length: 20 }, (_, index) => campaign(index + 1, textOn([4001])))

	test.each([
		[0, 0],
		[1, 0],
		[4, 0],
		[5, 1],
		[9, 1],
		[10, 2],
	])('%i boxes carry at most %i', (count, most) => {
		expect(matchTextAds(boxes(count), many, 'en', even)).toHaveLength(most)
	})

	test('of five boxes in a row one at most carries an ad, and no campaign comes twice', () => {
		for (let round = 0; round < 50; round++) {
			const ads = matchTextAds(boxes(10), many, 'en', Math.random)
			const [first, second] = ads.map(({ newsId }) => newsId)
			expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(5)
			expect(new Set(ads.map((ad) => ad.campaign.id)).size).toBe(2)
		}
		expect(matchTextAds(boxes(10), many.slice(0, 1), 'en', even)).toHaveLength(1)
	})

	test('an ad stands under the coin or the source that it asked for, and says which', () => {
		const list = boxes(10, 4002)
		list[6] = { id: 7, coinIds: [4009, 4001], sourceId: 2030 }
		list[0] = { id: 1, coinIds: [], sourceId: 2031 }
		const ads = matchTextAds(list, [campaign(1, textOn([4001])), campaign(2, textOn([], [2031]))], 'en', even)
		expect(ads.map(({ campaign: { id }, newsId, reason }) => [id, newsId, reason])).toEqual([
			[2, 1, { kind: 'source', id: 2031 }],
			[1, 7, { kind: 'coin', id: 4001 }],
		])
	})

	test('no ad in a language that it does not speak', () => {
		expect(matchTextAds(boxes(10), [campaign(1, textOn([4001]), { language: 'fa' })], 'en', even)).toEqual([])
	})
})
