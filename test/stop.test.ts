import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchProduct, launchReadmeLine, type Product, startProduct } from './product.ts'
import { databaseFolder } from './ready-to-test.ts'

let dataDir: string
/** Started by the first test and stopped by the second. */
let product: Product
beforeAll(async () => {
	dataDir = await mkdtemp(join(await databaseFolder(), 'zagros-stop-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const patience = 120_000
const settings = () => ({ PORT: '0', DATA_DIR: dataDir, NEWS_MODE: 'live', RATE_LIMIT_SCALE: '1000' })

test(
	'a process that is killed at any moment of its start leaves nothing that prevents the next start',
	async () => {
		for (const ms of [600, 2500]) {
			const doomed = launchProduct(settings())
			doomed.ready.catch(() => undefined)
			await sleep(ms)
			await doomed.stop('SIGKILL')
		}
		product = await startProduct(settings())
		expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
	},
	patience * 2,
)

test(
	'SIGTERM under load finishes requests in flight, refuses new ones, and exits 0',
	async () => {
		const outcomes: (number | 'closed')[] = []
		let asking = true
		const sendAll = async () => {
			while (asking && outcomes.length < 5_000) {
				const outcome = await fetch(`${product.url}/v1/news/sources/`).then(
					(response) => response.status,
					() => 'closed' as const,
				)
				outcomes.push(outcome)
				if (outcome === 'closed') await sleep(5)
			}
		}
		const clients = Array.from({ length: 8 }, sendAll)
		// A process that just started renders its first pages besides its responses.
		await expect.poll(() => outcomes.length).toBeGreaterThan(100)
		const begun = Date.now()
		expect(await product.stop('SIGTERM')).toBe(0)
		expect(Date.now() - begun).toBeLessThan(12_000)
		asking = false
		await Promise.all(clients)
		expect(outcomes.filter((outcome) => outcome === 200).length).toBeGreaterThan(100)
		expect(outcomes.filter((outcome) => outcome !== 200 && outcome !== 503 && outcome !== 'closed')).toEqual(
			[],
		)
	},
	patience,
)

/**
 * Processes that have the folder in their arguments, environment or working directory: ours, npm's and PostgreSQL's.
 */
async function processesOf(folder: string): Promise<string[]> {
	const found: string[] = []
	for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
		const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
		const command = (await read('cmdline')).replaceAll('\0', ' ').trim()
		const place = await readlink(`/proc/${pid}/cwd`).catch(() => '')
		if (command !== '' && [command, await read('environ'), place].some((text) => text.includes(folder)))
			found.push(`${pid} ${command}`)
	}
	return found
}

// Only Linux shows the environment of a process; the behaviour is the same everywhere.
describe.runIf(process.platform === 'linux')('a signal to the whole group leaves no process behind', () => {
	test.each(['SIGINT', 'SIGTERM'] as const)(
		'%s, which npm forwards a second time',
		async (signal) => {
			const product = launchReadmeLine(settings())
			await product.ready
			expect((await processesOf(dataDir)).some((line) => line.includes('postgres'))).toBe(true)
			await product.stop(signal)
			expect(await processesOf(dataDir)).toEqual([])
		},
		patience,
	)

	test(
		'during the start, at several moments',
		async () => {
			const fresh = await mkdtemp(join(await databaseFolder(), 'zagros-early-'))
			for (const ms of [600, 2_400]) {
				const product = launchReadmeLine({ ...settings(), DATA_DIR: fresh })
				product.ready.catch(() => undefined)
				await sleep(ms)
				await product.stop('SIGINT')
				expect(await processesOf(fresh)).toEqual([])
			}
			await rm(fresh, { recursive: true, force: true })
		},
		patience,
	)

	test(
		'a second signal does not wait for a visitor who never finishes, but for the database',
		async () => {
			const product = launchReadmeLine(settings())
			const { port } = new URL(await product.ready)
			const visitor = connect(Number(port), '127.0.0.1')
			visitor.on('error', () => {})
			visitor.write('POST /v1/news/filter/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n')
			visitor.write('content-length: 100\r\n\r\n{')
			await sleep(200)
			const stopped = product.stop('SIGINT')
			await sleep(2_200)
			expect((await processesOf(dataDir)).length).toBeGreaterThan(0)
			const begun = Date.now()
			await Promise.all([stopped, product.stop('SIGINT')])
			expect(Date.now() - begun).toBeLessThan(4_000)
			expect(await processesOf(dataDir)).toEqual([])
			visitor.destroy()
		},
		patience,
	)
})
