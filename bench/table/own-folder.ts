import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for everything that a benchmark creates. Clearing it also stops the database servers in it. */
export async function ownFolder(): Promise<{ path: string; clear: () => Promise<void> }> {
	const path = await mkdtemp(join(tmpdir(), 'zb-'))
	const clear = async () => {
		await Promise.all((await postmastersIn(path)).map(endServer))
		await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
	}
	return { path, clear }
}

async function postmastersIn(folder: string): Promise<number[]> {
	const files = await readdir(folder, { recursive: true }).catch(() => [])
	const noted = files.filter((file) => file.endsWith('postmaster.pid'))
	const pids = await Promise.all(
		noted.map(async (file) => Number((await readFile(join(folder, file), 'utf8')).split('\n')[0])),
	)
	return pids.filter((pid) => pid > 1)
}

/** The server is stopped immediately: nothing in the folder is needed any more. */
async function endServer(pid: number): Promise<void> {
	try {
		process.kill(pid, 'SIGQUIT')
	} catch {
		return
	}
	for (let turn = 0; turn < 50 && isAlive(pid); turn += 1) await new Promise((done) => setTimeout(done, 100))
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0)
		return true
	} catch {
		return false
	}
}
