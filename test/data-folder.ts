import { execFile } from 'node:child_process'
import { access, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject, onTestFinished } from 'vitest'
import { openDatabase } from '#store/database/open-database.ts'
import { prepareServerFolder } from '#store/private-server/folder.ts'
import { underLock } from '#store/private-server/lock.ts'
import { joinPrivateServer } from '#store/private-server/private-server.ts'
import { stopServer } from '#store/private-server/process.ts'
import { databaseFolder } from './ready-to-test.ts'

/** Another user to run a process as; undefined is the user that runs the tests. */
export type TestAccount = { uid: number; gid: number } | undefined

/** A DATA_DIR for one test. Afterwards a server that still runs in it is stopped, and the folder is removed. */
export async function newDataFolder(account?: TestAccount, name = 'data'): Promise<string> {
	const base = await mkdtemp(join(await databaseFolder(), 'zagros-folder-'))
	const folder = join(base, name)
	await mkdir(folder, { recursive: true, mode: 0o700 })
	if (account) for (const path of [base, folder]) await chown(path, account.uid, account.gid)
	onTestFinished(async () => {
		const left = await access(join(folder, 'postgres')).then(
			() => prepareServerFolder(folder),
			() => undefined,
		)
		if (left?.ok) {
			await stopServer(left.value, 'by-force')
			await rm(left.value.socket, { recursive: true, force: true })
		}
		await rm(base, { recursive: true, force: true })
	})
	return folder
}

/** A DATA_DIR with an empty server in it, which saves a second where the first start is not tested. */
export const newServerFolder = () => newSeededFolder('server')

/** The same with the tables of live news. */
export const newLiveFolder = () => newSeededFolder('live')

type Seed = 'server' | 'live'

async function newSeededFolder(seed: Seed): Promise<string> {
	const folder = await newDataFolder()
	await run('cp', ['-a', join(await seedFolder(seed), 'postgres'), folder])
	return folder
}

const run = promisify(execFile)
const silent = { info: () => {}, warn: () => {} }

/** The folder is created once in a run, by the first test that needs it. */
async function seedFolder(name: Seed): Promise<string> {
	const seed = join(inject('testServer').folder, `seed-${name}`)
	await underLock(`${seed}.lock`, 30_000, async () => {
		if (
			await access(seed).then(
				() => true,
				() => false,
			)
		)
			return
		const draft = `${seed}-draft`
		const server = await joinPrivateServer({ dataDir: draft, log: silent, settings: { fsync: 'off' } })
		if (!server.ok) throw new Error(server.failure.message)
		if (name === 'live') {
			const options = { dataDir: draft, sample: false, applicationName: 'seed', log: silent }
			const live = await openDatabase(options)
			if (!live.ok) throw new Error(live.failure.message)
			await live.value.close()
		}
		await server.value.close()
		await run('mv', [draft, seed])
	})
	return seed
}

/** The superuser's password of the private server in a DATA_DIR. */
export const adminPasswordOf = (dataDir: string): Promise<string> =>
	readFile(join(dataDir, 'postgres/admin-password'), 'utf8')

/** The process id of the server in a DATA_DIR, from its pid file. */
export async function serverPid(dataDir: string): Promise<number> {
	const pid = Number((await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])
	// A half-written file must not lead to a signal to process 0, which is our own group.
	if (!(pid > 1)) throw new Error('the server has not written its number yet')
	return pid
}

/** Kills the server of a DATA_DIR like a power cut; it may have ended already. */
export async function killServer(dataDir: string): Promise<void> {
	const pid = await serverPid(dataDir)
	if (await isAlive(pid)) process.kill(pid, 'SIGKILL')
}

/** A zombie process counts as ended. */
export async function isAlive(pid: number): Promise<boolean> {
	const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
	return text !== ''
}
