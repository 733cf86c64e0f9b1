import { resolve } from 'node:path'
import { fail, ok } from '#domain/result.ts'
import { describeConfigProblem, readConfig } from '#main/config/config.ts'
import { recordMode } from '#main/config/news-mode.ts'
import { restoreBackup } from '#store/backup/restore-backup.ts'
import { type Command, readArguments } from './command.ts'
import { openGivenBackup } from './given-backup.ts'
import { createProgressLine, megabytes } from './progress-line.ts'

export const restoreCommand: Command = {
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
	].join('\n'),
	run: async (args, { print, note }, stop) => {
		const read = readArguments(args, { json: { type: 'boolean' }, identity: { type: 'string' } }, true)
		if (!read.ok) return read
		const [path, ...rest] = read.value.positionals
		if (path === undefined || rest.length > 0) return fail('say one FILE to restore (--help tells more)')
		const config = readConfig(process.env)
		if (!config.ok) return fail(config.failure.map(describeConfigProblem).join('; '))
		const { databaseUrl } = config.value
		const log = { info: () => {}, warn: note }
		const progress = createProgressLine()
		const began = performance.now()
		const file = await openGivenBackup(path, read.value.values.identity, progress)
		if (!file.ok) return file
		const { manifest } = file.value
		try {
			const dataDir = resolve(config.value.dataDir)
			const restored = await restoreBackup({
				file: file.value,
				place: { dataDir, databaseUrl, applicationName: 'zagros-restore', log },
				onProgress: ({ table, done, tables, bytes }) =>
					progress.show(`${done + 1}/${tables}  ${table}  ${megabytes(bytes)}`),
				stop,
			})
			progress.end()
			if (!restored.ok) return restored
			await recordMode(dataDir, manifest.news, log)
			const report = {
				file: path,
				made_at: manifest.madeAt,
				version: manifest.product.version,
				news: manifest.news,
				place: restored.value,
				tables: manifest.tables.length,
				rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
				ms: Math.round(performance.now() - began),
			}
			const { rows, tables, place, ms, news } = report
			print(
				read.value.values.json === true
					? JSON.stringify(report)
					: `${rows} rows of ${tables} tables are in ${place} as of ${report.made_at}, ${ms} ms (news: ${news})`,
			)
			return ok(undefined)
		} finally {
			await file.value.close()
		}
	},
}
