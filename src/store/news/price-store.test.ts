import { expect, test } from 'vitest'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import {
	findSourceLogo,
	findSourcesWithoutFreshLogo,
	saveSourceLogo,
} from '#store/sources/source-logo-store.ts'
import { testDatabase } from '#test/database.ts'
import { smallCatalogue } from '#test/news-drafts.ts'
import { findPrices, savePrices } from './price-store.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')
const later = new Date('2026-03-01T12:01:00Z')

test('the last good prices are stored, and an older response does not replace them', async () => {
	expect(await findPrices(db)).toBeUndefined()
	const first = [{ symbol: 'BTC', currentPrice: 103_000.5, change24h: null }]
	const second = [{ symbol: 'BTC', currentPrice: 104_000, change24h: -1.25 }]
	await savePrices(db, { prices: second, asOf: later, fetchedAt: later, held: {} })
	await savePrices(db, { prices: first, asOf: now, fetchedAt: now, held: {} })
	expect(await findPrices(db)).toEqual({ prices: second, asOf: later, fetchedAt: later, held: {} })
})

test('a logo survives a later failed fetch, and is fetched again in time', async () => {
	await saveCatalogue(db, smallCatalogue)
	const everySource = smallCatalogue.sources.map(({ id }) => id)
	expect(await findSourcesWithoutFreshLogo(db, now)).toEqual(everySource)
	expect(await findSourceLogo(db, 2030)).toBeUndefined()
	await saveSourceLogo(db, 2030, { image: new Uint8Array([1, 2, 3]), contentType: 'image/webp' }, now)
	await saveSourceLogo(db, 2030, null, later)
	await saveSourceLogo(db, 2031, null, now)
	const logo = await findSourceLogo(db, 2030)
	expect([...(logo?.image ?? [])]).toEqual([1, 2, 3])
	expect(logo?.contentType).toBe('image/webp')
	expect(await findSourceLogo(db, 2031)).toBeUndefined()
	expect(await findSourcesWithoutFreshLogo(db, later)).toEqual(everySource.filter((id) => id !== 2030))
})
