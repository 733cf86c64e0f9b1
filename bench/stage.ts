import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { freePort } from '#main/wiring/free-port.ts'
import { chromiumPath } from '#test/chromium.ts'
import { launchChromium } from '#test/launch-chromium.ts'
import { startProduct } from '#test/product.ts'

/** Where the product is, a browser to visit it with, and the port on which Lighthouse finds that browser. */
type Stage = { url: string; browser: Browser; port: number }

/** Runs `act` with the real product in sample mode and a real browser. */
export async function onStage(act: (stage: Stage) => Promise<void>): Promise<void> {
	const executablePath = await chromiumPath()
	const dataDir = await mkdtemp(join(tmpdir(), 'zagros-bench-'))
	const product = await startProduct({
		PORT: '0',
		DATA_DIR: dataDir,
		NEWS_MODE: 'sample',
		RATE_LIMIT_SCALE: '100',
	})
	const port = await freePort('127.0.0.1')
	const browser = await launchChromium(executablePath, [`--remote-debugging-port=${port}`])
	try {
		await act({ url: product.url, browser, port })
	} finally {
		await browser.close()
		await product.stop()
		await rm(dataDir, { recursive: true, force: true })
	}
}
