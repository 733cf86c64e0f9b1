import { execFile } from 'node:child_process'
import { chmod, chown, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { canUseProgram } from '#test/holder-process.ts'

const run = promisify(execFile)
const nobody = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0
// Another user can only run code in a folder that they may enter.
const canBecome = isRoot && (await canUseProgram(nobody))

/** In a process of its own, because it cannot be undone. */
async function continueAs(
	name: string,
	dataDir: string,
	backupFolder?: string,
): Promise<{ uid: number; groups: number[]; failure?: string }> {
	const script = `
		const { continueAs } = await import(${JSON.stringify(new URL('./run-as.ts', import.meta.url).href)})
		const done = await continueAs(...${JSON.stringify([name, dataDir, ...(backupFolder === undefined ? [] : [backupFolder])])})
		console.log(JSON.stringify({ uid: process.getuid(), groups: process.getgroups(), failure: done.failure }))`
	const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script])
	return JSON.parse(stdout)
}

async function newFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'zagros-run-as-'))
	onTestFinished(() => rm(folder, { recursive: true, force: true }))
	await chmod(folder, 0o755)
	return folder
}

if (canBecome)
	test('root continues as the named user, without root’s rights, and the new data folder is theirs', async () => {
		const dataDir = join(await newFolder(), 'data')
		expect(await continueAs('nobody', dataDir)).toEqual({ uid: nobody.uid, groups: [nobody.gid] })
		const { uid, mode } = await stat(dataDir)
		expect([uid, mode & 0o777]).toEqual([nobody.uid, 0o700])
		expect(await continueAs('nobody', dataDir)).toMatchObject({ uid: nobody.uid })
	})

if (canBecome)
	test('a new folder of backups is theirs too, with those above it', async () => {
		const place = await newFolder()
		const backups = join(place, 'backups', 'daily')
		expect(await continueAs('nobody', join(place, 'data'), backups)).toMatchObject({ uid: nobody.uid })
		const owners = [join(place, 'backups'), backups].map(async (path) => (await stat(path)).uid)
		expect(await Promise.all(owners)).toEqual([nobody.uid, nobody.uid])
	})

if (canBecome)
	test('a data folder that the user cannot use is one clear line', async () => {
		const dataDir = join(await newFolder(), 'data')
		await continueAs('nobody', dataDir)
		await chown(dataDir, 0, 0)
		const { failure = '' } = await continueAs('nobody', dataDir)
		expect(failure).toBe(`RUN_AS: user nobody cannot use ${dataDir}: run "chown -R nobody ${dataDir}" once`)
	})

if (isRoot)
	test.each([
		['no.such.user', 'RUN_AS: this machine has no user no.such.user'],
		['root', 'RUN_AS: root is root itself: name an ordinary user'],
	])('%s is refused in one line, and nothing is created', async (name, line) => {
		const dataDir = join(await newFolder(), 'data')
		expect(await continueAs(name, dataDir)).toMatchObject({ uid: 0, failure: line })
		await expect(stat(dataDir)).rejects.toThrow(/ENOENT/)
	})

if (!isRoot)
	test('a user who is not root continues unchanged', async () => {
		expect(await continueAs('nobody', '/nonexistent')).toMatchObject({ uid: process.getuid?.() })
	})

if (canBecome)
	test('a command of root runs as that user, too', async () => {
		const dataDir = join(await newFolder(), 'data')
		const cli = fileURLToPath(new URL('./cli.ts', import.meta.url))
		await run(process.execPath, [cli, '--help'], {
			env: { ...process.env, RUN_AS: 'nobody', DATA_DIR: dataDir },
		})
		expect((await stat(dataDir)).uid).toBe(nobody.uid)
	})
