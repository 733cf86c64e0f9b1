import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Product, startProduct } from '#test/product.ts'
import { measured, say } from './measured.ts'
import { residentMegabytes } from './serve/targets.ts'

// Resident memory of the program with its threads after five idle minutes.

const idleMs = 5 * 60_000
const bounds = { sample: 400, web: 250 }

if (process.platform !== 'linux') {
	say('  memory is read from /proc, which only Linux has: nothing is measured here')
	process.exit(0)
}
const dataDir = await mkdtemp(join(tmpdir(), 'zagros-memory-'))
const products: Product[] = []
try {
	const open = async (settings: Record<string, string>) => {
		const product = await startProduct({ PORT: '0', DATA_DIR: dataDir, ...settings })
		products.push(product)
		return product
	}
	const sample = await open({ NEWS_MODE: 'sample' })
	// The second product only serves, on the sample database as if it were a server of its own.
	const socket = join(dataDir, 'postgres/socket')
	const web = await open({
		ROLE: 'web',
		NEWS_MODE: 'live',
		DATABASE_URL: `postgresql://zagros@localhost/sample?host=${encodeURIComponent(socket)}`,
	})
	await sleep(idleMs)
	const measure = async (name: string, product: Product, atMost: number) =>
		measured({
			name: `${name}, idle`,
			value: await residentMegabytes(product.process.pid),
			unit: 'MB',
			atMost,
		})
	await measure('sample mode', sample, bounds.sample)
	await measure('ROLE=web', web, bounds.web)
} finally {
	for (const product of products.reverse()) await product.stop()
}
