import { mkdir, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { countNews } from '#store/news/news-count.ts'
import { findNews } from '#store/news/news-list.ts'
import { growthPicture, type Line } from './grow/growth-picture.ts'
import { measured, say } from './measured.ts'
import { scaleCases } from './scale/cases.ts'
import { withDatabases } from './scale/databases.ts'
import { timeInTurn } from './scale/time-in-turn.ts'

/**
 * What a question costs by how much news there is, drawn into docs/growth.svg: `npm run bench -- grow`. Ten million items
 * are measured where the disk has room for them, unless SCALE_MOST says that fewer are enough.
 */
const sizes = [10_000, 100_000, 1_000_000, 10_000_000]
/** An item with its places, its indexes and what PostgreSQL needs to make them; a fifth over what a million took. */
const bytesAnItem = 4_800
const drawn = ['all by latest', 'common coin', 'coin + source', 'search middling word', 'page 1000']
const picture = new URL('../docs/growth.svg', import.meta.url)

const folder = process.env.SCALE_FOLDER ?? tmpdir()
await mkdir(folder, { recursive: true })
const { bavail, bsize } = await statfs(folder)
const most = Number(process.env.SCALE_MOST ?? Number.POSITIVE_INFINITY)
const wanted = sizes.filter((size) => size <= most)
const fitting = wanted.filter((size) => size * bytesAnItem < bavail * bsize)
for (const size of wanted.filter((one) => !fitting.includes(one))) {
	say(
		`${size} items are left out: they need ${gigabytes(size * bytesAnItem)}, ${folder} has ${gigabytes(bavail * bsize)}`,
	)
}
if (fitting.length === 0) process.exit(1)

function gigabytes(bytes: number): string {
	return `${(bytes / 1e9).toFixed(1)} GB`
}

const lines = await withDatabases(fitting, async (databases, catalogue) => {
	const found: Line[] = []
	for (const { name, listing } of scaleCases(catalogue).filter((one) => drawn.includes(one.name))) {
		const wish = { ...listing, grouped: true }
		const times = await timeInTurn(
			databases.map(
				({ database }) =>
					() =>
						findNews(database.db, wish),
			),
		)
		const counts = await timeInTurn(
			databases.map(
				({ database }) =>
					() =>
						countNews(database.db, wish),
			),
		)
		const points = databases.map(({ size }, index) => ({ size, ms: times[index]?.p50 ?? Number.NaN }))
		found.push({ name, points })
		for (const [index, { size }] of databases.entries()) {
			measured({ name: `${name}, list of ${size}`, value: times[index]?.p50 ?? Number.NaN, unit: 'ms' })
			measured({ name: `${name}, count of ${size}`, value: counts[index]?.p50 ?? Number.NaN, unit: 'ms' })
		}
	}
	return found
})
await writeFile(picture, growthPicture(lines))
say(`drawn into ${fileURLToPath(picture)}`)
