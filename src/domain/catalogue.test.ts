import { expect, test } from 'vitest'
import { sourceTitle } from './catalogue.ts'

const english = { locale: 'en', titles: { en: 'CoinDesk', fa: 'کوین‌دسک' } } as const
const persian = { locale: 'fa', titles: { en: 'Arzdigital', fa: 'ارزدیجیتال' } } as const

test('English outlets have their Latin names everywhere, Persian ones those of the interface', () => {
	expect([sourceTitle(english, 'en'), sourceTitle(english, 'fa')]).toEqual(['CoinDesk', 'CoinDesk'])
	expect([sourceTitle(persian, 'en'), sourceTitle(persian, 'fa')]).toEqual(['Arzdigital', 'ارزدیجیتال'])
	expect([sourceTitle(english), sourceTitle(persian)]).toEqual(['CoinDesk', 'ارزدیجیتال'])
})
