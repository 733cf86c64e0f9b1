import { resolve } from 'node:path'
import { fail, ok } from '#domain/result.ts'
import { describeConfigProblem, readConfig } from '#main/config/config.ts'
import { drillRestore } from '#store/backup/restore-drill.ts'
import { type Command, readArguments } from './command.ts'
import { openGivenBackup } from './given-backup.ts'
import { createProgressLine, megabytes } from './progress-line.ts'

export const verifyCommand: Command = {
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
	].join('\n'),
	run: async (args, { print, note }, stop) => {
		const options = {
			json: { type: 'boolean' },
			restore: { type: 'boolean' },
			identity: { type: 'string' },
		} as const
		const read = readArguments(args, options, true)
		if (!read.ok) return read
		const [path, ...rest] = read.value.positionals
		if (path === undefined || rest.length > 0) return fail('say one FILE to verify (--help tells more)')
		const { json = false, restore = false, identity } = read.value.values
		const config = readConfig(process.env)
		if (!config.ok) return fail(config.failure.map(describeConfigProblem).join('; '))
		const progress = createProgressLine()
		const began = performance.now()
		const file = await openGivenBackup(path, identity, progress)
		if (!file.ok) return file
		const { manifest } = file.value
		try {
			if (restore) {
				const place = { dataDir: resolve(config.value.dataDir), log: { info: () => {}, warn: note } }
				const restored = await drillRestore(file.value, place, {
					onProgress: ({ table, done, tables, bytes }) =>
						progress.show(`${done + 1}/${tables}  ${table}  ${megabytes(bytes)}`),
					stop,
				})
				progress.end()
				if (!restored.ok) return restored
			}
			const report = {
				file: path,
				made_at: manifest.madeAt,
				version: manifest.product.version,
				news: manifest.news,
				tables: manifest.tables.length,
				rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
				restored: restore,
				ms: Math.round(performance.now() - began),
			}
			const { rows, tables, ms, made_at: madeAt } = report
			const outcome = restore ? 'whole, and restored for trial' : 'whole'
			const text = `${path} is ${outcome}: ${rows} rows of ${tables} tables as of ${madeAt}, ${ms} ms`
			print(json ? JSON.stringify(report) : text)
			return ok(undefined)
		} finally {
			await file.value.close()
		}
	},
}
