import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Result } from '#domain/result.ts'
import type { StoreLog } from '#store/database/database-problem.ts'
import type { BackupFile } from './read-file.ts'
import { type RestoreRequest, restoreBackup } from './restore-backup.ts'

type DrillPlace = { dataDir: string; log: StoreLog }

/** Restores a backup into a temporary private server under DATA_DIR. The running database is not touched. */
export async function drillRestore(
	file: BackupFile,
	{ dataDir, log }: DrillPlace,
	{ onProgress, stop }: Pick<RestoreRequest, 'onProgress' | 'stop'>,
): Promise<Result<string, string>> {
	await mkdir(dataDir, { recursive: true, mode: 0o700 })
	const scratch = await mkdtemp(join(dataDir, 'restore-drill-'))
	try {
		return await restoreBackup({
			file,
			place: { dataDir: scratch, applicationName: 'zagros-drill', log, serverSettings: scratchSettings },
			...(onProgress && { onProgress }),
			stop,
		})
	} finally {
		await rm(scratch, { recursive: true, force: true })
	}
}

/** The temporary data need not survive a power cut. */
const scratchSettings = { fsync: 'off', full_page_writes: 'off' }
