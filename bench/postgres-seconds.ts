import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Processor seconds of the server in a data folder and of all its processes, from the kernel. */
export async function postgresSeconds(dataDir: string): Promise<number> {
	const file = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')
	const postmaster = file.split('\n')[0] ?? ''
	const spent = await Promise.all(
		(await readdir('/proc')).filter(Number).map(async (pid) => {
			const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
			const [, parent] = status.slice(status.lastIndexOf(')') + 2).split(' ')
			if (pid !== postmaster && parent !== postmaster) return 0
			const line = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0')
			return Number(line.split(' ')[0]) / 1e9
		}),
	)
	return spent.reduce((sum, seconds) => sum + seconds, 0)
}
