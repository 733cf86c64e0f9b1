import { ok } from '#domain/result.ts'
import { defineCommand } from './command.ts'
import { withNews } from './served-news.ts'

const migrateCommand = defineCommand({
	help: [
		'Usage: zagros migrate',
		'',
		'Updates the tables for this version, as its first start would. Run it from a new release before you switch to',
		'it; the previous release keeps running meanwhile.',
	],
	run: withNews('migrate', async ({ news }) => ok({ lines: [`${news.database.description} is up to date`] })),
})

export const commands = { migrate: migrateCommand }
