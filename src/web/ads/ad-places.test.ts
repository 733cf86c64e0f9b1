import { expect, test } from 'vitest'
import { adPlaces } from './ad-places.ts'

const ten = Array.from({ length: 10 }, (_, index) => index + 1)
const under = (newsId: number) => ({
	id: newsId + 100,
	news_id: newsId,
	text: 't',
	advertiser: 'a',
	why: 'w',
})

test.each<[string, number[], number[], number | undefined]>([
	['after the fifth item', ten, [], 5],
	['after the next one where the fifth has an ad already', ten, [5], 6],
	['after the last of a short list', [1, 2, 3], [], 3],
	['nowhere in an empty list', [], [], undefined],
	['nowhere where every item has one', [1], [1], undefined],
])('the banner of the list stands %s', (_name, items, ads, wanted) => {
	const places = adPlaces(items, ads.map(under))
	expect(places.bannerUnder).toBe(wanted)
	expect([...places.textUnder.keys()]).toEqual(ads)
})
