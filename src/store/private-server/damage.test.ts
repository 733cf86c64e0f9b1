import { execFile } from 'node:child_process'
import { chmod, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import {
	killServer,
	newDataFolder,
	newLiveFolder,
	newServerFolder,
	serverPid,
	type TestAccount,
} from '#test/data-folder.ts'
import { canUseProgram, startHolder } from '#test/holder-process.ts'
import { joinPrivateServer } from './private-server.ts'

// Every test starts servers and processes, which a busy machine is slow at.
const silent = { info: () => {}, warn: () => {} }

/** Checksums of all files but the server's notes on its own process, to prove that nothing was changed or deleted. */
async function inventory(folder: string): Promise<string> {
	const listing = await promisify(execFile)(
		'sh',
		['-c', 'find data -type f ! -name "postmaster.*" | sort | xargs cksum'],
		{
			cwd: folder,
		},
	)
	return listing.stdout
}

const zeroes = (path: string) => stat(path).then(({ size }) => writeFile(path, Buffer.alloc(size)))

test.each([
	['another major version', 'other-major', (data: string) => writeFile(join(data, 'PG_VERSION'), '17\n')],
	['a zeroed pg_control', 'damaged', (data: string) => zeroes(join(data, 'global/pg_control'))],
	[
		'a cut pg_control',
		'damaged',
		(data: string) => writeFile(join(data, 'global/pg_control'), 'x'.repeat(100)),
	],
	[
		'a garbled pg_control',
		'damaged',
		(data: string) => writeFile(join(data, 'global/pg_control'), Buffer.alloc(8192, 7)),
	],
	['no pg_control', 'damaged', (data: string) => rm(join(data, 'global/pg_control'))],
	['no PG_VERSION', 'damaged', (data: string) => rm(join(data, 'PG_VERSION'))],
	['no write-ahead log', 'damaged', (data: string) => rm(join(data, 'pg_wal'), { recursive: true })],
	[
		'an empty write-ahead log',
		'damaged',
		async (data: string) => {
			await rm(join(data, 'pg_wal'), { recursive: true })
			await mkdir(join(data, 'pg_wal'))
		},
	],
	['no settings file', 'damaged', (data: string) => rm(join(data, 'postgresql.conf'))],
])('a data folder with %s is one clear line, and is not changed', async (_what, kind, damage) => {
	const dataDir = await newServerFolder()
	await damage(join(dataDir, 'postgres/data'))
	const before = await inventory(join(dataDir, 'postgres'))

	const joined = await joinPrivateServer({ dataDir, log: silent })
	const problem = joined.ok ? undefined : joined.failure
	expect(problem?.kind).toBe(kind)
	expect(problem?.message).toContain(join(dataDir, 'postgres/data'))
	expect(problem?.message).toMatch(/move (it|the folder) away/)
	expect(problem?.message).not.toContain('\n')
	expect(await inventory(join(dataDir, 'postgres'))).toBe(before)
})

test('an unclean end is not damage, nor is another one during recovery', async () => {
	const dataDir = await newLiveFolder()
	const first = startHolder({ dataDir })
	await first.nextLine()
	await first.send('add')
	await first.kill()
	await killServer(dataDir)
	const dead = await serverPid(dataDir)
	const second = startHolder({ dataDir })
	// The process is killed as soon as its server runs, long before it is ready.
	await expect.poll(() => serverPid(dataDir), { interval: 1 }).not.toBe(dead)
	await second.kill()
	await killServer(dataDir)
	const third = startHolder({ dataDir })
	await third.nextLine()
	expect(await third.send('count')).toEqual({ total: 1 })
})

test('a folder that was moved still has its data', async () => {
	const dataDir = await newLiveFolder()
	const first = startHolder({ dataDir })
	await first.nextLine()
	await first.send('add')
	await first.close()
	await rename(join(dataDir, 'postgres'), join(dataDir, 'moved'))
	await mkdir(join(dataDir, 'elsewhere'))
	await rename(join(dataDir, 'moved'), join(dataDir, 'elsewhere/postgres'))
	const next = startHolder({ dataDir: join(dataDir, 'elsewhere') })
	await next.nextLine()
	expect(await next.send('count')).toEqual({ total: 1 })
	await next.close()
})

// Root may write anywhere, so the refusal is tested as another user.
const nobody = { uid: 65_534, gid: 65_534 }
const root = process.getuid?.() === 0
const stranger: TestAccount = root && (await canUseProgram(nobody)) ? nobody : undefined

if (!root || stranger)
	test('a DATA_DIR that cannot be written is one clear line', async () => {
		const dataDir = await newDataFolder(stranger)
		await chmod(dataDir, 0o500)
		const { problem } = await startHolder({ dataDir }, stranger).nextLine()
		expect(problem).toMatchObject({ kind: 'not-writable' })
		expect(problem?.message).toContain(dataDir)
		expect(problem?.message).toMatch(/permission denied/i)
	})

test('a DATA_DIR that is a file is one clear line', async () => {
	const dataDir = join(await newDataFolder(), 'file')
	await writeFile(dataDir, '')
	const { problem } = await startHolder({ dataDir }).nextLine()
	expect(problem).toMatchObject({ kind: 'not-writable' })
	expect(problem?.message).toContain(dataDir)
})
