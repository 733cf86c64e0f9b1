import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { drawShareCard, type SharedItem } from './share-card.ts'

const common = { publishedAt: new Date('2026-11-15T13:32:00Z'), coins: ['BTC'] }
const persian: SharedItem = {
	...common,
	title: 'بیت‌کوین رکورد زد',
	sourceTitle: 'ارز دیجیتال',
	locale: 'fa',
}
const english: SharedItem = {
	...common,
	title: 'Bitcoin sets a record',
	sourceTitle: 'The Wire',
	locale: 'en',
}
const region = (card: Buffer, left: number, top: number, width: number, height: number) =>
	sharp(card).extract({ left, top, width, height }).raw().toBuffer()
const titleOf = (card: Buffer) => region(card, 84, 164, 1032, 340)
const sourceOf = (card: Buffer) => region(card, 84, 518, 1032, 70)
const brandOf = (card: Buffer) => region(card, 0, 0, 1200, 150)

/** How many pixels of a part are white, the colour of the title alone. */
const white = (pixels: Buffer) => {
	let count = 0
	for (let at = 0; at < pixels.length; at += 3) if (pixels[at] === 255 && pixels[at + 1] === 255) count += 1
	return count
}

test.each([persian, english])(
	'a card in $locale is 1200 by 630, opaque and light enough for any messenger',
	async (item) => {
		const card = await drawShareCard(item)
		expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
		expect((await sharp(card).stats()).isOpaque).toBe(true)
		expect(card.length).toBeLessThan(150_000)
	},
)

test('another title is another picture, under the same brand and source', async () => {
	const [one, other] = await Promise.all([
		drawShareCard(english),
		drawShareCard({ ...english, title: 'Ethereum sets a record' }),
	])
	expect((await titleOf(one)).equals(await titleOf(other))).toBe(false)
	expect((await sourceOf(one)).equals(await sourceOf(other))).toBe(true)
	expect((await brandOf(one)).equals(await brandOf(other))).toBe(true)
})

test.each([
	['Persian stands at the right', persian, [584, 84]],
	['English at the left', english, [84, 584]],
	['an English title of a Persian source too', { ...persian, title: 'Bitcoin' }, [84, 584]],
	['a Persian one that opens with USDC at the right', { ...persian, title: 'USDC رسید' }, [584, 84]],
] as const)('%s', async (_name, item, [full, empty]) => {
	const card = await drawShareCard(item)
	const ink = async (left: number) => white(await region(card, left, 164, 532, 340))
	expect(await ink(full)).toBeGreaterThan((await ink(empty)) * 1.3)
	expect(await ink(full)).toBeGreaterThan(1000)
})

test.each([
	['300 letters', 'Regulators agree on reserves, custody and rights. '.repeat(6)],
	['300 letters of one word', 'W'.repeat(300)],
	['300 Persian letters', 'نهادهای ناظر دربارهٔ ذخایر استیبل‌کوین‌ها به توافق رسیدند. '.repeat(5)],
	['markup', '<span size="999999">huge</span><b>&'],
	['turned text', '\u202e\u202e\u202egnp.\u0000exe'],
	['nothing but emoji', '🚀🚀🚀'],
])('a title of %s does not overlap the source and the brand', async (_name, title) => {
	const [card, plain] = await Promise.all([drawShareCard({ ...english, title }), drawShareCard(english)])
	expect((await sourceOf(card)).equals(await sourceOf(plain))).toBe(true)
	expect((await brandOf(card)).equals(await brandOf(plain))).toBe(true)
})

test('the picture shows the time and the first three coins', async () => {
	const draw = (more: Partial<SharedItem>) => drawShareCard({ ...persian, ...more })
	const [card, later, other, many, more] = await Promise.all([
		draw({}),
		draw({ publishedAt: new Date('2026-11-15T14:32:00Z') }),
		draw({ coins: ['ETH'] }),
		draw({ coins: ['BTC', 'ETH', 'XRP'] }),
		draw({ coins: ['BTC', 'ETH', 'XRP', 'ADA'] }),
	])
	expect((await sourceOf(later)).equals(await sourceOf(card))).toBe(false)
	expect((await brandOf(other)).equals(await brandOf(card))).toBe(false)
	expect((await brandOf(many)).equals(await brandOf(card))).toBe(false)
	expect(many.equals(more)).toBe(true)
})

test('a machine without any fonts draws the same picture', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'zagros-fonts-'))
	onTestFinished(() => rm(folder, { recursive: true }))
	const fonts = join(folder, 'fonts.conf')
	const file = join(folder, 'card.png')
	await writeFile(fonts, `<fontconfig><cachedir>${folder}</cachedir></fontconfig>`)
	const script = `
		import { writeFile } from 'node:fs/promises'
		import { drawShareCard } from '#api/images/share-card.ts'
		const item = ${JSON.stringify(persian)}
		const card = await drawShareCard({ ...item, publishedAt: new Date(item.publishedAt) })
		await writeFile(${JSON.stringify(file)}, card)`
	await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
		cwd: fileURLToPath(new URL('../../..', import.meta.url)),
		env: { FONTCONFIG_FILE: fonts },
	})
	const [there, here, other] = await Promise.all([
		readFile(file),
		drawShareCard(persian),
		drawShareCard({ ...persian, title: 'اتریوم رکورد زد' }),
	])
	// A system's settings smooth the edges of letters, and position them by parts of a pixel; the letters are the same.
	expect(await difference(there, here)).toBeLessThan((await difference(other, here)) / 5)
})

/** How far two pictures differ, pixel by pixel. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
	const { data, info } = await sharp(one)
		.composite([{ input: other, blend: 'difference' }])
		.raw()
		.toBuffer({ resolveWithObject: true })
	const { channels } = await sharp(data, { raw: info }).stats()
	return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0)
}
