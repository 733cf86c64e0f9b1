import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchProduct, startProduct } from './product.ts'

let dataDir: string
beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'zagros-stop-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const patience = 120_000
const settings = () => ({ PORT: '0', DATA_DIR: dataDir, NEWS_MODE: 'live', RATE_LIMIT_SCALE: '1000' })

test(
	'SIGTERM under load finishes what is in flight, refuses the rest, and exits 0',
	async () => {
		const product = await startProduct(settings())
		const answers: (number | 'closed')[] = []
		let asking = true
		const ask = async () => {
			while (asking && answers.length < 5_000) {
				const answer = await fetch(`${product.url}/v1/news/sources/`).then(
					(response) => response.status,
					() => 'closed' as const,
				)
				answers.push(answer)
				if (answer === 'closed') await new Promise((resolve) => setTimeout(resolve, 5))
			}
		}
		const askers = Array.from({ length: 8 }, ask)
		await new Promise((resolve) => setTimeout(resolve, 400))
		const begun = Date.now()
		expect(await product.stop('SIGTERM')).toBe(0)
		expect(Date.now() - begun).toBeLessThan(12_000)
		asking = false
		await Promise.all(askers)
		expect(answers.filter((answer) => answer === 200).length).toBeGreaterThan(10)
		expect(answers.every((answer) => answer === 200 || answer === 503 || answer === 'closed')).toBe(true)
	},
	patience,
)

test(
	'a process that is killed at any moment of its start leaves nothing that stops the next one',
	async () => {
		const fresh = await mkdtemp(join(tmpdir(), 'zagros-killed-'))
		for (const ms of [150, 600, 1200, 2500]) {
			const doomed = launchProduct({ ...settings(), DATA_DIR: fresh })
			doomed.ready.catch(() => undefined)
			await new Promise((resolve) => setTimeout(resolve, ms))
			await doomed.stop('SIGKILL')
		}
		const product = await startProduct({ ...settings(), DATA_DIR: fresh })
		expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
		expect(await product.stop()).toBe(0)
		await rm(fresh, { recursive: true, force: true })
	},
	patience * 2,
)
