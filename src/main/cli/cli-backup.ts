import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Config } from '#main/config/config.ts'
import { recordMode } from '#main/config/news-mode.ts'
import { readProductVersion } from '#main/config/product-version.ts'
import { recordGoodBackup } from '#store/backup/backup-record.ts'
import { type BackupFile, openBackup } from '#store/backup/read-file.ts'
import { restoreBackup } from '#store/backup/restore-backup.ts'
import { drillRestore } from '#store/backup/restore-drill.ts'
import { writeBackup } from '#store/backup/write-backup.ts'
import { errorText } from '#store/database/database-problem.ts'
import { type Called, defineCommand, type Run, type Shown, textOf } from './command.ts'
import { createProgressLine, megabytes } from './progress-line.ts'
import { readOwnConfig, withServices } from './served-news.ts'

const backupCommand = defineCommand({
	help: [
		'Usage: zagros backup FILE [--overwrite] [--json]',
		'',
		'Writes the whole database (news, votes, accounts, advertisements, the generated keys) into one compressed file,',
		'as of one moment, while the product runs, from the private database or from DATABASE_URL. Only you can',
		'read the file. It contains the keys of sessions and links, so store it as safely as the database. With BACKUP_RECIPIENT it is',
		'encrypted, and only the private key of that recipient can restore it.',
		'',
		'  --overwrite   replaces an existing file',
		'  --json        one JSON document: {"file","bytes","tables","rows","ms"}',
		'',
		'zagros restore FILE restores it. With BACKUP_DIR a worker makes one every day.',
	],
	options: { overwrite: { type: 'boolean' } },
	words: ['FILE'],
	run: withServices(
		'backup',
		async ({ words: [file = ''], values, news: { database, mode }, config, stop }) => {
			const progress = createProgressLine()
			const began = performance.now()
			const made = await writeBackup({
				database,
				news: mode,
				productVersion: await readProductVersion(),
				path: resolve(file),
				overwrite: values.overwrite === true,
				recipient: config.backup.recipient,
				now: () => new Date(),
				onProgress: progress.showTable,
				stop,
			})
			progress.end()
			if (!made.ok) return made
			await recordGoodBackup(database.db, new Date(), {
				why: 'asked',
				isEncrypted: config.backup.recipient !== undefined,
			})
			const ms = Math.round(performance.now() - began)
			const { bytes, tables, rows } = made.value
			return ok({
				json: { file, bytes, tables, rows, ms },
				lines: [`${file}: ${rows} rows of ${tables} tables in ${megabytes(bytes)}, ${ms} ms (news: ${mode})`],
			})
		},
	),
})

type Progress = ReturnType<typeof createProgressLine>
type Opened = { file: BackupFile; config: Config; progress: Progress; called: Called }
/** What a backup holds, for a report. */
type Content = { file: string; made_at: string; version: string; news: string; tables: number; rows: number }

/** Opens and checks the backup that a command was given, with the key file for an encrypted one. */
const withBackup =
	(run: (opened: Opened, content: Content, elapsedMs: () => number) => Promise<Result<Shown, string>>): Run =>
	async (called) => {
		const [path = ''] = called.words
		const config = readOwnConfig()
		if (!config.ok) return config
		const progress = createProgressLine()
		const began = performance.now()
		const opened = await openGivenBackup(path, textOf(called, 'identity'), progress)
		if (!opened.ok) return opened
		const { madeAt, product, news, tables } = opened.value.manifest
		const rows = tables.reduce((sum, table) => sum + table.rows, 0)
		try {
			return await run(
				{ file: opened.value, config: config.value, progress, called },
				{ file: path, made_at: madeAt, version: product.version, news, tables: tables.length, rows },
				() => Math.round(performance.now() - began),
			)
		} finally {
			progress.end()
			await opened.value.close()
		}
	}

async function openGivenBackup(
	path: string,
	identityFile: string | undefined,
	progress: Progress,
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

const verifyCommand = defineCommand({
	help: [
		'Usage: zagros verify FILE [--restore] [--identity KEYFILE] [--json]',
		'',
		'Reads the whole backup and compares every checksum. With --restore it is also restored, into a private database',
		'that is created under DATA_DIR and removed afterwards; the database of the product is not touched. A worker with',
		'BACKUP_DIR does the same with its own backups once a week.',
		'',
		'  --restore            restores it as a trial',
		'  --identity KEYFILE   the private key of an encrypted backup, as age-keygen wrote it',
		'  --json               one JSON document: {"file","made_at","version","news","tables","rows","restored","ms"}',
	],
	options: { restore: { type: 'boolean' }, identity: { type: 'string' } },
	words: ['FILE'],
	run: withBackup(async ({ file, config, progress, called }, content, elapsedMs) => {
		const { values, stop, output } = called
		const restored = values.restore === true
		if (restored) {
			const place = { dataDir: resolve(config.dataDir), log: { info: () => {}, warn: output.note } }
			const drilled = await drillRestore(file, place, { onProgress: progress.showTable, stop })
			if (!drilled.ok) return drilled
		}
		const ms = elapsedMs()
		const { file: path, rows, tables, made_at } = content
		const outcome = restored ? 'whole, and restored for trial' : 'whole'
		return ok({
			json: { ...content, restored, ms },
			lines: [`${path} is ${outcome}: ${rows} rows of ${tables} tables as of ${made_at}, ${ms} ms`],
		})
	}),
})

const restoreCommand = defineCommand({
	help: [
		'Usage: zagros restore FILE [--identity KEYFILE] [--json]',
		'',
		'Restores a backup into an empty database: a DATA_DIR without data, or the one that DATABASE_URL names. So you can',
		'move from one machine to a server and back. The whole file is checked first: one that is damaged, foreign or made',
		'by a newer version is refused before anything changes, and so is a database with data. A later failure leaves the',
		'database empty.',
		'',
		'  --identity KEYFILE   the private key of an encrypted backup, as age-keygen wrote it',
		'  --json               one JSON document: {"file","made_at","version","news","place","tables","rows","ms"}',
		'',
		'A backup does not contain the queue of jobs: a worker creates it again when it starts.',
	],
	options: { identity: { type: 'string' } },
	words: ['FILE'],
	run: withBackup(async ({ file, config, progress, called }, content, elapsedMs) => {
		const log = { info: () => {}, warn: called.output.note }
		const dataDir = resolve(config.dataDir)
		const restored = await restoreBackup({
			file,
			place: { dataDir, databaseUrl: config.databaseUrl, applicationName: 'zagros-restore', log },
			onProgress: progress.showTable,
			stop: called.stop,
		})
		if (!restored.ok) return restored
		await recordMode(dataDir, file.manifest.news, log)
		const { file: path, made_at, version, news, tables, rows } = content
		const [place, ms] = [restored.value, elapsedMs()]
		return ok({
			json: { file: path, made_at, version, news, place, tables, rows, ms },
			lines: [`${rows} rows of ${tables} tables are in ${place} as of ${made_at}, ${ms} ms (news: ${news})`],
		})
	}),
})

export const commands = { backup: backupCommand, verify: verifyCommand, restore: restoreCommand }
