import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

const retryMs = 25
const sqliteBusy = 5

/**
 * Runs `act` while no other process runs one under the same file. Node has no file lock; SQLite's is the kernel's, so
 * it ends with its process, however that ended, and needs no pid.
 */
export async function underLock<Value>(
	file: string,
	timeoutMs: number,
	act: () => Promise<Value>,
): Promise<Value> {
	const deadline = performance.now() + timeoutMs
	const lock = new DatabaseSync(file, { timeout: 0 })
	try {
		while (!tryExclusive(lock)) {
			if (performance.now() > deadline) throw new Error('another process has been starting it for too long')
			await pause(retryMs)
		}
		return await act()
	} finally {
		lock.close()
	}
}

function tryExclusive(lock: DatabaseSync): boolean {
	try {
		lock.exec('begin exclusive')
		return true
	} catch (error) {
		if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return false
		throw error
	}
}
