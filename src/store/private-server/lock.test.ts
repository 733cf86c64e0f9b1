import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { underLock } from './lock.ts'

const folder = await mkdtemp(join(tmpdir(), 'zagros-lock-'))
afterAll(() => rm(folder, { recursive: true }))

test('acts under one lock never overlap, and one that throws releases it', async () => {
	let inside = 0
	let most = 0
	const act = async () => {
		inside += 1
		most = Math.max(most, inside)
		await pause(5)
		inside -= 1
		throw new Error('after all')
	}
	const file = join(folder, 'one')
	await Promise.allSettled([1, 2, 3, 4, 5].map(() => underLock(file, 5_000, act)))
	expect(most).toBe(1)
	expect(await underLock(file, 0, async () => 'free')).toBe('free')
})

test('a lock held by another process is waited for until the timeout, and ends with that process', async () => {
	const file = join(folder, 'other')
	const code = `const { DatabaseSync } = require('node:sqlite')
		new DatabaseSync(${JSON.stringify(file)}).exec('begin exclusive')
		console.log('held'); setInterval(() => {}, 1000)`
	const holder = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'ignore'] })
	await once(holder.stdout, 'data')
	await expect(underLock(file, 100, async () => {})).rejects.toThrow(/another process/)
	holder.kill('SIGKILL')
	await once(holder, 'exit')
	expect(await underLock(file, 0, async () => 'free')).toBe('free')
})
