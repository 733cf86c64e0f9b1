import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { uiLocales } from '#domain/locale.ts'
import { parsePageContent } from '#text/page-content.ts'
import { type PictureSizes, pictureDensity } from '#web/pages/page-view.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const sizes: PictureSizes = JSON.parse(await readFile(`${root}content/pictures.json`, 'utf8'))

/** The pictures that the pages of a language use, with their descriptions. */
async function named(locale: string): Promise<Map<string, string>> {
	const found = new Map<string, string>()
	for await (const file of glob(`content/${locale}/*.md`, { cwd: root })) {
		const content = parsePageContent(await readFile(root + file, 'utf8'))
		for (const block of content.blocks) if (block.kind === 'picture') found.set(block.name, block.alt)
	}
	return found
}

const inFolder = async (locale: string): Promise<string[]> => {
	const names: string[] = []
	for await (const file of glob('*', { cwd: `${root}public/pictures/${locale}` })) names.push(file)
	return names.sort()
}

describe.each(uiLocales)('the pictures of the pages in %s', async (locale) => {
	const texts = await named(locale)
	const names = [...texts.keys()].sort()

	test('are exactly those that the pages use', async () => {
		expect(names.length).toBeGreaterThan(20)
		expect(Object.keys(sizes[locale] ?? {}).sort()).toEqual(names)
		expect(await inFolder(locale)).toEqual(names.map((name) => `${name}.webp`))
	})

	test.each(names)('%s has the size that its page gives, a description, and few bytes', async (name) => {
		const file = await readFile(`${root}public/pictures/${locale}/${name}.webp`)
		const { format, width, height } = await sharp(file).metadata()
		expect([format, width, height]).toEqual(['webp', ...(sizes[locale]?.[name] ?? [])])
		expect([width % pictureDensity, height % pictureDensity]).toEqual([0, 0])
		expect(texts.get(name)?.length).toBeGreaterThan(8)
		expect(file.length).toBeLessThan(75_000)
		// A picture of one colour was taken before the page was drawn.
		expect((await sharp(file).greyscale().stats()).channels[0]?.stdev).toBeGreaterThan(5)
	})
})

test('both languages show the same scenes', async () => {
	const [one, other] = await Promise.all(uiLocales.map(named))
	expect([...(one?.keys() ?? [])]).toEqual([...(other?.keys() ?? [])])
})
