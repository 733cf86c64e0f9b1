import { mkdtemp } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '#bench/measured.ts'
import { loadNews } from '#bench/scale/load-news.ts'
import { newsMaker } from '#bench/scale/synthetic-news.ts'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import { openDatabase } from '#store/database/open-database.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { startProduct, type Target } from './targets.ts'

export const items = 50_000

type Filled = { product: Target; catalogue: Catalogue; dataDir: string }

/** The web process on a database with `items` items, for as long as the act takes. */
export async function withFilledProduct(
	act: (filled: Filled) => Promise<void>,
	{ sample = false, settings }: { sample?: boolean; settings?: Record<string, string> } = {},
): Promise<void> {
	const read = await loadCatalogue()
	if (!read.ok) throw new Error('the catalogue cannot be read')
	const catalogue = read.value
	const dataDir = await mkdtemp(join(tmpdir(), 'zagros-'))
	const log = { info: () => {}, warn: say }
	const opened = await openDatabase({ dataDir, sample, applicationName: 'bench', log })
	if (!opened.ok) throw new Error(opened.failure.message)
	let product: Target | undefined
	try {
		await saveCatalogue(opened.value.db, catalogue)
		const client = await opened.value.openClient()
		await loadNews(client, newsMaker(catalogue), items)
		await client.end()
		product = await startProduct(dataDir, settings)
		say(`${items} items, ${cpus().length} processors, Node ${process.version}`)
		await act({ product, catalogue, dataDir })
	} finally {
		await product?.stop()
		await opened.value.close()
	}
}
