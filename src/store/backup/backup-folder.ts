import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ok, type Result } from '#domain/result.ts'
import type { Manifest } from './manifest.ts'
import { type BackupFile, openBackup } from './read-file.ts'
import { type BackupMade, type BackupRequest, writeBackup } from './write-backup.ts'
import { draftPattern } from './write-file.ts'

/** A folder of backups that are named by their time. */
export type BackupFolder = Pick<
	BackupRequest,
	'database' | 'news' | 'productVersion' | 'now' | 'stop' | 'recipient'
> & {
	folder: string
}

/** A temporary file that has not grown for this long belongs to a process that is gone. */
const abandonedMs = 30 * 60_000

const prefix = (news: Manifest['news']): string => `zagros-${news}-`
const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')
const named = /^zagros-(?:live|sample)-\d{8}T\d{6}Z\.backup(?:\.age)?$/

/** A new backup is read again before it is encrypted, because it is good only if it can be restored. */
export async function makeInFolder(
	parts: BackupFolder,
	tryOut: (file: BackupFile) => Promise<void> = async () => {},
): Promise<Result<BackupMade & { file: string }, string>> {
	const { folder, news, now, recipient } = parts
	await mkdir(folder, { recursive: true, mode: 0o700 })
	await deleteAbandoned(parts)
	const name = `${prefix(news)}${stamp(now())}.backup${recipient === undefined ? '' : '.age'}`
	const file = join(folder, name)
	const inspect = async (draft: string) => {
		const read = await openBackup(draft)
		if (!read.ok) throw new Error(read.failure)
		await tryOut(read.value).finally(read.value.close)
	}
	const made = await writeBackup({ ...parts, path: file, inspect })
	return made.ok ? ok({ file, ...made.value }) : made
}

/** Deletes temporary files of killed processes. */
async function deleteAbandoned({ folder, now }: BackupFolder): Promise<void> {
	for (const name of (await readdir(folder)).filter((entry) => draftPattern.test(entry))) {
		const there = await stat(join(folder, name)).catch(() => undefined)
		const age = there === undefined ? 0 : now().getTime() - there.mtimeMs
		if (age > abandonedMs) await rm(join(folder, name), { force: true })
	}
}

/** Only files with our own names, which sort by time. */
export async function deleteOldest({ folder, news }: BackupFolder, keep: number): Promise<void> {
	const own = (await readdir(folder)).filter((name) => named.test(name) && name.startsWith(prefix(news)))
	for (const name of own.toSorted().slice(0, -keep)) await rm(join(folder, name), { force: true })
}
