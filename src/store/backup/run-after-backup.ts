import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fail, ok, type Result } from '#domain/result.ts'
import { errorText } from '#store/database/database-problem.ts'

const longestMs = 2 * 3_600_000

/** Runs the operator's command with the path of the backup as its last argument. */
export async function runAfterBackup(
	command: string,
	file: string,
	stop: AbortSignal,
): Promise<Result<void, string>> {
	try {
		const run = promisify(execFile)
		await run('/bin/sh', ['-c', `${command} "$1"`, 'sh', file], { signal: stop, timeout: longestMs })
		return ok(undefined)
	} catch (error) {
		return fail(`BACKUP_AFTER failed: ${errorText(error).trim()}`)
	}
}
