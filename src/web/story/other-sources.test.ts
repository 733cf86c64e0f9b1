import { expect, test } from 'vitest'
import { translate } from '#text/translate.ts'
import { countOthers, otherSourcesText } from './other-sources.ts'

const english = { source: { slug: 'coindesk', title: 'CoinDesk', locale: 'en' as const } }
const persian = { source: { slug: 'zoomit', title: 'زومیت', locale: 'fa' as const } }
const story = (size: number, other_locale: number) => ({ id: 1, slug: 'x', size, other_locale, sources: [] })

test.each([
	[english, story(10, 5), '+9 sources, 5 Persian'],
	[english, story(2, 0), '+1 source'],
	[english, story(3, 2), '+2 Persian sources'],
	[persian, story(4, 1), '+3 sources, 1 English'],
])('says what opens of %j in %j', (item, of, wanted) => {
	const others = countOthers({ ...item, story: of })
	expect(otherSourcesText(item, others, translate('en'))).toBe(wanted)
})

test('counts the opened reports if the story has grown since the list was rendered', () => {
	expect(countOthers({ ...english, story: story(2, 0) }, [english, persian])).toEqual({ count: 2, other: 1 })
})
