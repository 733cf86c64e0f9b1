import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { webManifest } from '#api/pages/crawler-routes.ts'
import { socialImagePath } from '#domain/brand.ts'

const inPublic = (path: string) => new URL(`../public${path}`, import.meta.url).pathname

test.each(webManifest('en').icons.filter(({ type }) => type === 'image/png'))(
	'$src has the size that the manifest gives',
	async ({ src, sizes }) => {
		const { width, height, format } = await sharp(inPublic(src)).metadata()
		expect([format, `${width}x${height}`]).toEqual(['png', sizes])
	},
)

test.each([
	['/apple-touch-icon.png', 180, 180],
	[socialImagePath('en'), 1200, 630],
	[socialImagePath('fa'), 1200, 630],
])('%s is %i by %i and opaque', async (path, width, height) => {
	expect(await sharp(inPublic(path)).metadata()).toMatchObject({ width, height })
	expect((await sharp(inPublic(path)).stats()).isOpaque).toBe(true)
})

test('favicon.ico contains one PNG where its header says', async () => {
	const ico = await readFile(inPublic('/favicon.ico'))
	expect(ico.readUInt16LE(4)).toBe(1)
	const png = ico.subarray(ico.readUInt32LE(18))
	expect(png.length).toBe(ico.readUInt32LE(14))
	expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})
