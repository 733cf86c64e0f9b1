import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { chromiumPath } from '#test/chromium.ts'
import { joinEvents } from '#test/join-events.ts'
import { buildPages, startProduct } from '#test/product.ts'
import { databaseFolder } from '#test/ready-to-test.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** The real server in sample mode, shared by all journeys, and the browser. */
		journey: { url: string; dataDir: string; chromium: string }
	}
}

export default async function setUp(project: TestProject) {
	const chromium = await chromiumPath()
	const dataDir = await mkdtemp(join(await databaseFolder(), 'zagros-journey-'))
	buildPages()
	const product = await startProduct({
		PORT: '0',
		DATA_DIR: dataDir,
		NEWS_MODE: 'sample',
		RATE_LIMIT_SCALE: '100',
		TIME_LIMIT_SCALE: '10',
	})
	await waitForData(`${product.url}/v1/prices/`, 'prices')
	await waitForData(`${product.url}/v1/news/most-read/?lang=en`, 'readers')
	await joinEvents(dataDir, 5)
	project.provide('journey', { url: product.url, dataDir, chromium })
	return async () => {
		await product.stop()
		reportRefusals(product.output())
		await rm(dataDir, { recursive: true, force: true })
	}
}

/** A journey that met a 503 says only that; the product's log has the reason. */
function reportRefusals(log: string): void {
	const refused = log.split('\n').filter((line) => /"status":50[03]/.test(line))
	if (refused.length === 0) return
	process.stdout.write(`What the product refused, at most the last 30:\n${refused.slice(-30).join('\n')}\n`)
}

/** A page that is rendered before the first prices, or before the first readers, shows none at first. */
async function waitForData(url: string, what: string): Promise<void> {
	for (let tries = 0; tries < 120; tries += 1) {
		const response = await fetch(url)
		// A process that has just started may refuse a request for a moment.
		const { data = [] } = (await response.json()) as { data?: unknown[] }
		if (data.length > 0) return
		await setTimeout(500)
	}
	throw new Error(`the product has no ${what} after a minute`)
}
