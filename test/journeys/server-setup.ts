import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { chromiumPath } from '#test/chromium.ts'
import { buildPages, startProduct } from '#test/product.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** The real server on the sample newsroom, shared by all journeys, and the browser to visit it with. */
		journey: { url: string; dataDir: string; chromium: string }
	}
}

export default async function setUp(project: TestProject) {
	const chromium = await chromiumPath()
	const dataDir = await mkdtemp(join(tmpdir(), 'zagros-journey-'))
	buildPages()
	const product = await startProduct({
		PORT: '0',
		DATA_DIR: dataDir,
		NEWS_MODE: 'sample',
		RATE_LIMIT_SCALE: '100',
	})
	project.provide('journey', { url: product.url, dataDir, chromium })
	return async () => {
		await product.stop()
		await rm(dataDir, { recursive: true, force: true })
	}
}
