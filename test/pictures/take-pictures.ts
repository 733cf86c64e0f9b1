/**
 * Takes the pictures of the information pages and of the README again, in both languages, from the running product in
 * sample mode: `npm run pictures`. The results are committed, because a machine that only runs the product has no
 * browser.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { uiLocales } from '#domain/locale.ts'
import { chromiumPath } from '#test/chromium.ts'
import { launchChromium } from '#test/launch-chromium.ts'
import { startProduct } from '#test/product.ts'
import { photographAccount } from './account-scenes.ts'
import { develop } from './camera.ts'
import { photographFilters } from './filter-scenes.ts'
import { photographHome } from './home-scenes.ts'
import { photographList } from './list-scenes.ts'
import { readAndVote } from './readers.ts'
import { photographForReadme } from './readme-scene.ts'
import { openStudio, type Studio } from './studio.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Waits until the sample sources have been read; a few of them never respond, on purpose. */
async function filled(origin: string): Promise<void> {
	for (let turn = 0; turn < 60; turn += 1) {
		const response = await fetch(`${origin}/v1/news/freshness/`)
		const { data } = (await response.json()) as {
			data: { sources_answering: number; sources_total: number }
		}
		if (data.sources_total > 0 && data.sources_answering >= data.sources_total * 0.8) return
		await sleep(1000)
	}
	throw new Error('the sample newsroom did not fill within a minute')
}

type Sizes = Record<string, [width: number, height: number]>

async function takeAll(studio: Studio, locale: (typeof uiLocales)[number]): Promise<Sizes> {
	const photos = {
		...(await photographList(studio, locale)),
		...(await photographHome(studio, locale)),
		...(await photographFilters(studio, locale)),
		...(await photographAccount(studio, locale)),
	}
	const folder = join(root, 'public/pictures', locale)
	await rm(folder, { recursive: true, force: true })
	await mkdir(folder, { recursive: true })
	const sizes: Sizes = {}
	for (const name of Object.keys(photos).sort()) {
		const { webp, width, height } = await develop(photos[name] ?? Buffer.alloc(0))
		await writeFile(join(folder, `${name}.webp`), webp)
		sizes[name] = [width, height]
		say(`${locale} ${name}: ${width} by ${height}, ${Math.round(webp.length / 1000)} kB`)
	}
	return sizes
}

const list = (sizes: Sizes): string =>
	Object.entries(sizes)
		.map(([name, [width, height]]) => `\t\t${JSON.stringify(name)}: [${width}, ${height}]`)
		.join(',\n')

const dataDir = await mkdtemp(join(tmpdir(), 'zagros-pictures-'))
const product = await startProduct({
	PORT: '0',
	DATA_DIR: dataDir,
	NEWS_MODE: 'sample',
	RATE_LIMIT_SCALE: '100',
})
const browser = await launchChromium(await chromiumPath())
try {
	const studio = openStudio(browser, product.url, dataDir)
	await filled(product.url)
	const lists: string[] = []
	for (const locale of uiLocales) {
		await readAndVote(product.url)
		await writeFile(join(root, `docs/home-${locale}.webp`), await photographForReadme(studio, locale))
		lists.push(`\t${JSON.stringify(locale)}: {\n${list(await takeAll(studio, locale))}\n\t}`)
	}
	await writeFile(join(root, 'content/pictures.json'), `{\n${lists.join(',\n')}\n}\n`)
} finally {
	await browser.close()
	await product.stop()
	await rm(dataDir, { recursive: true, force: true })
}
