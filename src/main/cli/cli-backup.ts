import { resolve } from 'node:path'
import { fail, ok } from '#domain/result.ts'
import { describeConfigProblem, readConfig } from '#main/config/config.ts'
import { readProductVersion } from '#main/config/product-version.ts'
import { openServedNews } from '#main/wiring/open-news.ts'
import { recordGoodBackup } from '#store/backup/backup-record.ts'
import { writeBackup } from '#store/backup/write-backup.ts'
import { type Command, readArguments } from './command.ts'
import { createProgressLine, megabytes } from './progress-line.ts'

export const backupCommand: Command = {
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
	].join('\n'),
	run: async (args, { print, note }, stop) => {
		const read = readArguments(args, { json: { type: 'boolean' }, overwrite: { type: 'boolean' } }, true)
		if (!read.ok) return read
		const [file, ...rest] = read.value.positionals
		if (file === undefined || rest.length > 0) return fail('say one FILE to write (--help tells more)')
		const { json = false, overwrite = false } = read.value.values
		const config = readConfig(process.env)
		if (!config.ok) return fail(config.failure.map(describeConfigProblem).join('; '))
		const news = await openServedNews(config.value, 'zagros-backup', { info: () => {}, warn: note })
		if (!news.ok) return news
		const { database, mode } = news.value
		const progress = createProgressLine()
		const began = performance.now()
		try {
			const made = await writeBackup({
				database,
				news: mode,
				productVersion: await readProductVersion(),
				path: resolve(file),
				overwrite,
				recipient: config.value.backup.recipient,
				now: () => new Date(),
				onProgress: ({ table, done, tables, bytes }) =>
					progress.show(`${done + 1}/${tables}  ${table}  ${megabytes(bytes)}`),
				stop,
			})
			progress.end()
			if (!made.ok) return made
			await recordGoodBackup(database.db, new Date(), 'asked')
			const ms = Math.round(performance.now() - began)
			const { bytes, tables, rows } = made.value
			print(
				json
					? JSON.stringify({ file, bytes, tables, rows, ms })
					: `${file}: ${rows} rows of ${tables} tables in ${megabytes(bytes)}, ${ms} ms (news: ${mode})`,
			)
			return ok(undefined)
		} finally {
			await database.close()
		}
	},
}
