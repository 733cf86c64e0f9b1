import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fail, type Result } from '#domain/result.ts'
import { type BackupFile, openBackup } from '#store/backup/read-file.ts'
import { errorText } from '#store/database/database-problem.ts'
import type { createProgressLine } from './progress-line.ts'

/** Opens and checks the backup that a command was given, with the key file for an encrypted one. */
export async function openGivenBackup(
	path: string,
	identityFile: string | undefined,
	progress: ReturnType<typeof createProgressLine>,
): Promise<Result<BackupFile, string>> {
	try {
		const identities = identityFile === undefined ? undefined : await readFile(identityFile, 'utf8')
		const onProgress = (checked: number, bytes: number) =>
			progress.show(`checking  ${Math.floor((100 * checked) / bytes)} %`)
		return await openBackup(resolve(path), { onProgress, identities })
	} catch (error) {
		return fail(`${identityFile} cannot be read (${errorText(error)})`)
	} finally {
		progress.end()
	}
}
