import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { isAlive, newDataFolder, newServerFolder, serverPid, type TestAccount } from '#test/data-folder.ts'
import { canUseProgram, startHolder } from '#test/holder-process.ts'
import { chooseServerAccount } from './account.ts'
import { joinPrivateServer } from './private-server.ts'

// Every test starts servers and processes, which a busy machine is slow at.
const silent = { info: () => {}, warn: () => {} }
const root = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }
const nameless = { uid: 54_321, gid: 54_321 }

// Only root can switch users, and another user can only run a program in a folder that they may enter.
const others = root && (await canUseProgram(nobody))
const persian = `my "data", پوشهٔ داده\\ها 'x'`
const long = `${'long folder name '.repeat(8)}/${'پوشه'.repeat(12)}`
type Case = { who: string; account: TestAccount; path: string; name?: string }
const everyone: Case[] = [
	{
		who: root ? 'root' : 'an ordinary user',
		account: undefined,
		path: 'of spaces, quotes and Persian',
		name: persian,
	},
	{ who: 'the same', account: undefined, path: 'with more bytes than a socket may have', name: long },
	...(others ? [{ who: 'an ordinary user', account: nobody, path: 'of its own' }] : []),
	...(others ? [{ who: 'a user without a name', account: nameless, path: 'of its own' }] : []),
]

async function startAndStop(dataDir: string, account: TestAccount) {
	const first = startHolder({ dataDir }, account)
	const result = await first.nextLine()
	if (result.problem) return result.problem
	const pid = await serverPid(dataDir)
	const { total = 0 } = await first.send('add')
	const second = startHolder({ dataDir }, account)
	expect((await second.nextLine()).started).toBe(result.started)
	await first.kill()
	expect(await second.send('add')).toEqual({ total: total + 1 })
	await second.close()
	expect(await isAlive(pid)).toBe(false)
	return undefined
}

test.each(everyone)(
	'$who starts, shares and stops a server in a folder nobody else may enter, on a path $path',
	async ({ account, name }) => {
		const dataDir = await newDataFolder(account, name)
		expect(await startAndStop(dataDir, account)).toBeUndefined()
		expect((await stat(join(dataDir, 'postgres/data'))).uid).toBe(account?.uid ?? process.getuid?.())
	},
)

if (root)
	test('a folder that others may enter is served by root as nobody', async () => {
		const dataDir = await newServerFolder()
		const before = await joinPrivateServer({ dataDir, log: silent, settings: { fsync: 'off' } })
		if (!before.ok) throw new Error(before.failure.message)
		await before.value.ensureDatabase('kept')
		await before.value.close()
		expect((await stat(join(dataDir, 'postgres/data'))).uid).toBe(0)

		for (const path of [dirname(dataDir), dataDir]) await chmod(path, 0o711)
		const next = await joinPrivateServer({ dataDir, log: silent })
		if (!next.ok) throw new Error(next.failure.message)
		expect((await stat(`/proc/${await serverPid(dataDir)}`)).uid).toBe(nobody.uid)
		await next.value.close()

		expect(await startAndStop(dataDir, undefined)).toBeUndefined()
		expect((await stat(join(dataDir, 'postgres/data'))).uid).toBe(nobody.uid)
	})

if (root)
	test('without user namespaces a folder only root may enter is one clear line', async () => {
		const dataDir = await newDataFolder()
		const folder = join(dataDir, 'postgres')
		await mkdir(folder)
		const refused = await chooseServerAccount(folder, process.execPath, '/nonexistent/unshare')
		expect(refused).toMatchObject({ ok: false, failure: { kind: 'no-account' } })
		const message = refused.ok ? '' : refused.failure.message
		expect(message).toContain(dataDir)
		expect(message).toContain('DATABASE_URL')
		expect(message).not.toContain('\n')
		expect((await stat(folder)).uid).toBe(0)
	})

if (others)
	test('root and the owner of a folder can take turns on it', async () => {
		const dataDir = await newDataFolder(nobody)
		for (const account of [undefined, nobody]) {
			expect(await startAndStop(dataDir, account)).toBeUndefined()
		}
	})

if (root)
	test('a folder below one that root cannot enter without its rights is one clear line', async () => {
		const dataDir = await newDataFolder(nameless)
		const inner = join(dataDir, 'inner')
		await mkdir(inner)
		await chown(inner, 0, 0)
		expect(await startAndStop(inner, undefined)).toMatchObject({ kind: 'no-account' })
	})
