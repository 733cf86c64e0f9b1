import { expect, test } from 'vitest'
import { testApi } from '#test/api-app.ts'
import { smallCatalogue } from '#test/news-drafts.ts'

const sources = smallCatalogue.sources.flatMap((source) =>
	Array.from({ length: 10 }, (_, index) => ({
		...source,
		id: source.id + 100 * index,
		slug: `${source.slug}-${index}`,
	})),
)
const { app } = await testApi({ catalogue: { ...smallCatalogue, sources } })
const catalogue = async () => (await app.inject('/v1/catalogue/')).json().data

test('the catalogue names a file of its coins, sources and people that may be cached for ever', async () => {
	const { choices, coins, sources, influencers } = await catalogue()
	expect(choices).toMatch(/^\/v1\/catalogue\/choices-[0-9a-f]{16}\.json$/)
	const file = await app.inject(choices)
	expect(file.statusCode).toBe(200)
	expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
	expect(file.headers['content-type']).toBe('application/json; charset=utf-8')
	expect(file.json()).toEqual({ coins, sources, influencers })
	const packed = await app.inject({ url: choices, headers: { 'accept-encoding': 'br' } })
	expect(packed.headers['content-encoding']).toBe('br')
	expect(packed.rawPayload.length).toBeLessThan(file.rawPayload.length / 2)
})

test('another catalogue has another file, and an old file is not found', async () => {
	const { choices } = await catalogue()
	const [first, ...rest] = smallCatalogue.coins
	const renamed = {
		...smallCatalogue,
		coins: first ? [{ ...first, names: { ...first.names, fa: 'نام تازه' } }, ...rest] : rest,
	}
	const other = await testApi({ catalogue: renamed })
	expect((await other.app.inject('/v1/catalogue/')).json().data.choices).not.toBe(choices)
	const gone = await other.app.inject(choices)
	expect(gone.statusCode).toBe(404)
	expect(gone.json()).toMatchObject({ status: 0, error: { code: 'not_found' } })
})
