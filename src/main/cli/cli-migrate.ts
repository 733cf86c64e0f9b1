import { ok } from '#domain/result.ts'
import { type Command, readArguments } from './command.ts'
import { withServedNews } from './served-news.ts'

export const migrateCommand: Command = {
	help: [
		'Usage: zagros migrate',
		'',
		'Updates the tables for this version, as its first start would. Run it from a new release before you switch to',
		'it; the previous release keeps running meanwhile.',
	].join('\n'),
	run: async (args, { print, note }) => {
		const read = readArguments(args, {})
		if (!read.ok) return read
		return withServedNews('zagros-migrate', note, async ({ database }) => {
			print(`${database.description} is up to date`)
			return ok(undefined)
		})
	},
}
