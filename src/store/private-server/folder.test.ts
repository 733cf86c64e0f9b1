import { chmod, chown, cp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newDataFolder } from '#test/data-folder.ts'
import { prepareServerFolder, serverPort } from './folder.ts'
import { joinPrivateServer } from './private-server.ts'

// Servers are started, which a busy machine is slow at.
const silent = { info: () => {}, warn: () => {} }
const longName = 'a folder whose name is too long for a socket '.repeat(4).trim()
const stranger = 65_534

async function socketOf(dataDir: string): Promise<string> {
	const prepared = await prepareServerFolder(dataDir)
	if (!prepared.ok) throw new Error(prepared.failure.message)
	const { socket } = prepared.value
	onTestFinished(() => rm(socket, { recursive: true, force: true }))
	return socket
}

test('the folder of a socket in the temporary directory stays the same, and its name cannot be predicted', async () => {
	const dataDir = await newDataFolder(undefined, longName)
	const first = await socketOf(dataDir)
	expect(first).toMatch(/^\/tmp\/zagros-[0-9a-f]{10}-\w{6}$/)
	expect(await socketOf(dataDir)).toBe(first)
	await rm(join(dataDir, 'postgres'), { recursive: true })
	expect(await socketOf(dataDir)).not.toBe(first)
})

test('a copy of the data has a socket of its own', async () => {
	const [one, other] = [await newDataFolder(undefined, longName), await newDataFolder(undefined, longName)]
	const first = await socketOf(one)
	await cp(join(one, 'postgres'), join(other, 'postgres'), { recursive: true })
	expect(await socketOf(other)).not.toBe(first)
})

test('a folder that others may enter is not used', async () => {
	const dataDir = await newDataFolder(undefined, longName)
	const first = await socketOf(dataDir)
	await chmod(first, 0o755)
	expect(await socketOf(dataDir)).not.toBe(first)
})

if (process.getuid?.() === 0)
	test('a folder that another user has taken first is left alone, and nothing connects to it', async () => {
		const dataDir = await newDataFolder(undefined, longName)
		const taken = await socketOf(dataDir)
		await chmod(taken, 0o777)
		let calls = 0
		const trap = createServer((socket) => {
			calls += 1
			socket.destroy()
		})
		await new Promise<void>((resolve) => trap.listen(`${taken}/.s.PGSQL.${serverPort}`, resolve))
		onTestFinished(() => void trap.close())
		await chown(taken, stranger, stranger)
		const server = await joinPrivateServer({ dataDir, log: silent, settings: { fsync: 'off' } })
		if (!server.ok) throw new Error(server.failure.message)
		const used = server.value.login('postgres').host ?? ''
		expect(used).not.toBe(taken)
		expect((await stat(used)).mode & 0o777).toBe(0o700)
		await server.value.close()
		expect(calls).toBe(0)
	})
