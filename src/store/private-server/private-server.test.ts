import { access, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import {
	isAlive,
	killServer,
	newDataFolder,
	newLiveFolder,
	newServerFolder,
	serverPid,
} from '#test/data-folder.ts'
import { startHolder } from '#test/holder-process.ts'
import { joinPrivateServer } from './private-server.ts'

// Every test starts servers and processes, which a busy machine is slow at.
const silent = { info: () => {}, warn: () => {} }

async function eventually<Value>(limitMs: number, attempt: () => Promise<Value>): Promise<Value> {
	const deadline = performance.now() + limitMs
	for (;;) {
		try {
			return await attempt()
		} catch (error) {
			if (performance.now() > deadline) throw error
			await pause(50)
		}
	}
}

describe('several processes on one folder', () => {
	test('four that start at once share one server, which stops with the last of them', async () => {
		const dataDir = await newDataFolder()
		const holders = [1, 2, 3, 4].map(() => startHolder({ dataDir }))
		const results = await Promise.all(holders.map((holder) => holder.nextLine()))
		expect(new Set(results.map((result) => result.started)).size).toBe(1)
		const logged = results.flatMap((result) => result.log ?? [])
		expect(logged.filter((line) => line.startsWith('creating a private PostgreSQL'))).toHaveLength(1)
		expect(logged.filter((line) => /^applied \d+ migrations/.test(line))).toHaveLength(1)

		const pid = await serverPid(dataDir)
		const last = holders.pop()
		for (const holder of holders) await holder.close()
		expect(await last?.send('count')).toEqual({ total: 0 })
		await last?.close()
		expect(await isAlive(pid)).toBe(false)
	})

	test('a server whose parent was killed is used again and stopped by the next user', async () => {
		const dataDir = await newLiveFolder()
		const parent = startHolder({ dataDir })
		const { started } = await parent.nextLine()
		await parent.send('add')
		await parent.kill()
		const pid = await serverPid(dataDir)
		expect(await isAlive(pid)).toBe(true)

		const next = startHolder({ dataDir })
		expect((await next.nextLine()).started).toBe(started)
		expect(await next.send('count')).toEqual({ total: 1 })
		await next.close()
		expect(await isAlive(pid)).toBe(false)
	})

	test('a killed process does not count as a user', async () => {
		const dataDir = await newLiveFolder()
		const [first, second] = [startHolder({ dataDir }), startHolder({ dataDir })]
		await Promise.all([first.nextLine(), second.nextLine()])
		const pid = await serverPid(dataDir)
		await first.kill()
		await second.close()
		expect(await isAlive(pid)).toBe(false)
	})

	test('live and sample data are in databases of their own', async () => {
		const dataDir = await newLiveFolder()
		const live = startHolder({ dataDir, sample: false })
		const sample = startHolder({ dataDir, sample: true })
		await Promise.all([live.nextLine(), sample.nextLine()])
		await live.send('add')
		expect(await live.send('count')).toEqual({ total: 1 })
		expect(await sample.send('count')).toEqual({ total: 0 })
	})
})

describe('after a crash', () => {
	test('processes that were killed at any moment of the first start leave a folder that starts', async () => {
		const dataDir = await newDataFolder()
		for (const afterMs of [400, 600, 800, 1_100]) {
			const holder = startHolder({ dataDir })
			await pause(afterMs)
			await holder.kill()
		}
		const next = startHolder({ dataDir })
		expect(await next.nextLine()).toHaveProperty('started')
		expect(await next.send('add')).toEqual({ total: 1 })
	})

	test('a killed server is restarted for the processes that use it, with everything committed', async () => {
		const dataDir = await newLiveFolder()
		const holder = startHolder({ dataDir })
		await holder.nextLine()
		await holder.send('add')
		await killServer(dataDir)
		const result = await eventually(50_000, async () => {
			const result = await holder.send('count')
			if (result.error) throw new Error(result.error)
			return result
		})
		expect(result).toEqual({ total: 1 })
		await holder.close()
		expect(holder.errorOutput()).toBe('')
	})

	test.each([
		['names a process that is gone', () => 2_147_483_000],
		['names a process that is another program', () => process.pid],
	])('a pid file that %s does not prevent the server from starting', async (_name, pid) => {
		const dataDir = await newLiveFolder()
		const first = startHolder({ dataDir })
		await first.nextLine()
		const file = join(dataDir, 'postgres/data/postmaster.pid')
		const left = await readFile(file, 'utf8')
		await first.close()
		await writeFile(file, left.replace(/^\d+/, String(pid())))
		const lock = join(dataDir, 'postgres/socket/.s.PGSQL.5432.lock')
		await writeFile(lock, left.replace(/^\d+/, String(pid())))

		const next = startHolder({ dataDir })
		expect(await next.nextLine()).toHaveProperty('started')
	})

	test.each([
		['socket', ['postgres/socket/.s.PGSQL.5432']],
		['pid file and socket', ['postgres/data/postmaster.pid', 'postgres/socket']],
	])('a server whose %s is gone is replaced, and only once', async (_name, gone) => {
		const dataDir = await newLiveFolder()
		const first = startHolder({ dataDir })
		const { started } = await first.nextLine()
		const pid = await serverPid(dataDir)
		for (const path of gone) await rm(join(dataDir, path), { recursive: true })

		const second = startHolder({ dataDir })
		const result = await second.nextLine()
		expect(result.started).not.toBe(started)
		expect(await isAlive(pid)).toBe(false)
		// The process that used the old one finds the new one.
		const revived = await eventually(50_000, async () => {
			const result = await first.send('add')
			if (result.error) throw new Error(result.error)
			return result
		})
		expect(revived).toEqual({ total: 1 })
	})
})

test('it has a session of its own, which no Ctrl-C in a terminal reaches', async () => {
	const dataDir = await newLiveFolder()
	const holder = startHolder({ dataDir })
	await holder.nextLine()
	const pid = await serverPid(dataDir)
	// After the program's name in parentheses: state, parent, group, session.
	const [, , group, session] = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ')
	expect([Number(group), Number(session)]).toEqual([pid, pid])
})

test('the only way to connect is the socket, in a folder of one user', async () => {
	const dataDir = await newServerFolder()
	const server = await joinPrivateServer({ dataDir, log: silent, settings: { fsync: 'off' } })
	if (!server.ok) throw new Error(server.failure.message)
	const { host = '' } = server.value.login('postgres')
	const { mode } = await stat(host)
	expect(mode & 0o777).toBe(0o700)
	const tables = await Promise.all(
		['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8').catch(() => '')),
	)
	const listening = tables
		.join('\n')
		.split('\n')
		.filter((line) => / 0A /.test(line))
	expect(listening.some((line) => line.includes(':1538 '))).toBe(false)
	await server.value.close()
	await server.value.close()
	await expect(access(join(host, '.s.PGSQL.5432'))).rejects.toThrow()
})
