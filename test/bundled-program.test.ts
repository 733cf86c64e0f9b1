import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { shareImagePath } from '#contract/share-image.ts'
import { startProduct } from './product.ts'

/** Only a bundled program names the sources in its errors by itself. */
const tellAtExit = `process.on('exit', () => process.stdout.write('bundled: ' + (Error.prepareStackTrace !== undefined)))`

test('a bundled program serves what its sources do', async () => {
	await promisify(execFile)(process.execPath, ['src/main/program/bundle-program.ts'])
	const dataDir = await mkdtemp(join(tmpdir(), 'zagros-bundled-'))
	onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
	const product = await startProduct({
		PORT: '0',
		DATA_DIR: dataDir,
		NEWS_MODE: 'sample',
		NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tellAtExit)}`,
	})
	onTestFinished(async () => void (await product.stop()))
	const listed = await fetch(`${product.url}/v1/news/filter/`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: '{"lang":"en"}',
	})
	const { data } = (await listed.json()) as { data: { news: { slug: string; title: string }[] } }
	const [newest] = data.news
	if (newest === undefined) throw new Error('nothing is listed')
	// Pages, what is drawn by machine code, files of packages, what threads make from their sources.
	const paths = ['/en', '/fa', '/feeds/en.atom', '/images/coins/btc.svg', '/metrics', '/sitemap.xml']
	for (const path of [...paths, shareImagePath(newest), '/v1/docs', '/v1/openapi.json']) {
		const status = async () => (await fetch(`${product.url}${path}`)).status
		await expect.poll(status, { timeout: 60_000, interval: 250, message: path }).toBe(200)
	}
	expect(await product.stop()).toBe(0)
	expect(product.output()).toContain('bundled: true')
}, 120_000)
