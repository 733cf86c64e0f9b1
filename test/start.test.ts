import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#main/wiring/free-port.ts'
import { fewSources } from './few-sources.ts'
import { failToStart, launchProduct, startProduct } from './product.ts'
import { databaseFolder } from './ready-to-test.ts'

let folder: string
/** A start waits a minute for its database, so it begins before the first test and is looked at in the last. */
let unreachable: ReturnType<typeof failToStart>
beforeAll(async () => {
	folder = await mkdtemp(join(await databaseFolder(), 'zagros-start-'))
	unreachable = failToStart({
		PORT: '0',
		DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:9/none',
		DATA_DIR: folder,
	})
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const patience = 120_000

test('a bad environment lists every problem and exits 1', async () => {
	const { code, output } = await failToStart({
		PORT: 'x',
		ROLE: 'boss',
		DATABASE_URL: 'mysql://u:hunter2@h/d',
	})
	expect(code).toBe(1)
	expect(output.trim().split('\n')).toEqual([
		'PORT: given "x", expected a port number from 0 to 65535',
		expect.stringMatching(
			/^DATABASE_URL: given a value of \d+ characters \(not shown\), expected a postgres:/,
		),
		'ROLE: given "boss", expected all, web or worker',
	])
	expect(output).not.toContain('hunter2')
})

test('a mistake in the catalogue is reported with file, line and field', async () => {
	const sources = join(folder, 'sources.json')
	await writeFile(sources, '[\n{"id":7}\n]\n')
	const { code, output } = await failToStart({ SOURCES_FILE: sources, DATA_DIR: join(folder, 'never') })
	expect(code).toBe(1)
	expect(output).toContain(`${sources}:2 id: expected an id from 1000`)
})

test(
	'a data folder of another PostgreSQL version is not touched',
	async () => {
		const dataDir = join(folder, 'old')
		const version = join(dataDir, 'postgres', 'data', 'PG_VERSION')
		await mkdir(dirname(version), { recursive: true })
		await writeFile(version, '12\n')
		const { code, output } = await failToStart({ PORT: '0', DATA_DIR: dataDir, NEWS_MODE: 'live' })
		expect(code).toBe(1)
		expect(output).toMatch(/12/)
		expect(await readFile(version, 'utf8')).toBe('12\n')
	},
	patience,
)

test(
	'a data folder that cannot be written is reported',
	async () => {
		const dataDir = join(folder, 'file')
		await writeFile(dataDir, 'not a folder')
		const { code, output } = await failToStart({ PORT: '0', DATA_DIR: dataDir, NEWS_MODE: 'live' })
		expect(code).toBe(1)
		expect(output).toContain(dataDir)
		expect(output).not.toMatch(/\n\s+at /)
	},
	patience,
)

const persianFolder = () => join(folder, 'پوشهٔ داده ها')

test(
	'the ready line has address, database and news mode; a path with spaces and Persian letters works',
	async () => {
		const dataDir = persianFolder()
		await mkdir(dataDir)
		await chmod(dataDir, 0o700)
		const product = await startProduct({ PORT: '0', DATA_DIR: dataDir, NEWS_MODE: 'live' })
		expect(product.output()).toMatch(
			/Zagros is ready at http:\/\/localhost:\d+ \(database: private PostgreSQL 18 in .+; news: live\)/,
		)
		const lines = product.output().trim().split('\n')
		expect(
			lines.map((line) => JSON.parse(line).msg as string).some((said) => /^Zagros is ready/.test(said)),
		).toBe(true)
		expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
		expect(await product.stop()).toBe(0)
	},
	patience,
)

test(
	'a port that is in use is reported, with what to do',
	async () => {
		const other = createServer()
		await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
		const { port } = other.address() as AddressInfo
		// Uses an existing database: creating one is the longest part of a start.
		const { code, output } = await failToStart({
			PORT: String(port),
			DATA_DIR: persianFolder(),
			NEWS_MODE: 'live',
		})
		other.close()
		expect(code).toBe(1)
		expect(output).toContain(`127.0.0.1:${port} is taken by another program`)
		expect(output).toContain('PORT')
		expect(output, 'it is said before the database starts').not.toContain('PostgreSQL')
	},
	patience,
)

test(
	'no visitor of a new sample database gets an empty list, in either language',
	async () => {
		const env = {
			PORT: String(await freePort('127.0.0.1')),
			DATA_DIR: join(folder, 'new'),
			NEWS_MODE: 'sample',
			SOURCES_FILE: await fewSources(folder),
		}
		const product = launchProduct(env)
		const url = `http://127.0.0.1:${env.PORT}`
		const count = async (lang: string) => {
			const response = await fetch(`${url}/v1/news/filter/`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ lang, page: 1 }),
			})
			const { data } = (await response.json()) as { data: { news: unknown[] } }
			return data.news.length
		}
		// The very first response counts, even before the ready line.
		let first: number[] | undefined
		const look = async () => {
			while (first === undefined) {
				first = await Promise.all(['fa', 'en'].map(count)).catch(() => undefined)
				await new Promise((resolve) => setTimeout(resolve, 10))
			}
		}
		await Promise.all([product.ready, look()])
		expect(await product.stop()).toBe(0)
		for (const items of first ?? [0]) expect(items).toBeGreaterThan(0)
	},
	patience,
)

test(
	'a database that does not respond is reported in one line without its password',
	async () => {
		const { code, output } = await unreachable
		expect(code).toBe(1)
		expect(output).toContain('127.0.0.1:9')
		expect(output).not.toContain('hunter2')
		expect(output).not.toMatch(/\n\s+at /)
	},
	patience,
)
