import { type Command, caller, type Output } from './command.ts'

const commands: Record<string, { about: string; load: () => Promise<Command> }> = {
	ingest: {
		about: 'reads all sources once',
		load: async () => (await import('./cli-ingest.ts')).ingestCommand,
	},
	sources: {
		about: 'the health of all sources; add, edit, pause, read, release, preview, export',
		load: async () => (await import('./cli-sources.ts')).sourcesCommand,
	},
	news: {
		about: 'items of every state: find, remove, restore, tag',
		load: async () => (await import('./cli-news.ts')).newsCommand,
	},
	votes: {
		about: 'votes that are set aside: list, release, keep, void',
		load: async () => (await import('./cli-votes.ts')).votesCommand,
	},
	parse: {
		about: 'parses feed files',
		load: async () => (await import('./cli-parse.ts')).parseCommand,
	},
	tag: {
		about: 'tags headlines with coins, topics and people',
		load: async () => (await import('./cli-tag.ts')).tagCommand,
	},
	tags: {
		about: 'readers’ reports about tags: reports, accept, dismiss, export',
		load: async () => (await import('./cli-tags.ts')).tagsCommand,
	},
	retag: {
		about: 'tags stored items again by the current rules',
		load: async () => (await import('./cli-retag.ts')).retagCommand,
	},
	stories: {
		about: 'groups headlines into stories; split, join',
		load: async () => (await import('./cli-stories.ts')).storiesCommand,
	},
	ads: {
		about: 'advertising campaigns: add, list, pause, resume, change, end, report',
		load: async () => (await import('./cli-ads.ts')).adsCommand,
	},
	users: {
		about: 'accounts: list, show, suspend, restore, resend, promote, demote',
		load: async () => (await import('./cli-users.ts')).usersCommand,
	},
	subscriptions: {
		about: 'subscription credit: grant',
		load: async () => (await import('./cli-subscriptions.ts')).subscriptionsCommand,
	},
	mails: {
		about: 'emails that could not be sent: retry',
		load: async () => (await import('./cli-mails.ts')).mailsCommand,
	},
	log: {
		about: 'the log of operators’ acts',
		load: async () => (await import('./cli-log.ts')).logCommand,
	},
	backup: {
		about: 'writes the whole database into one file',
		load: async () => (await import('./cli-backup.ts')).backupCommand,
	},
	verify: {
		about: 'checks a backup; --restore also restores it as a trial',
		load: async () => (await import('./cli-verify.ts')).verifyCommand,
	},
	migrate: {
		about: 'updates the tables for this version, before an upgrade',
		load: async () => (await import('./cli-migrate.ts')).migrateCommand,
	},
	doctor: {
		about: 'checks this installation, and says what to do',
		load: async () => (await import('./cli-doctor.ts')).doctorCommand,
	},
	restore: {
		about: 'restores a backup into an empty database',
		load: async () => (await import('./cli-restore.ts')).restoreCommand,
	},
}

const help = [
	'Usage: zagros COMMAND [options]',
	'',
	...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(13)} ${about}`),
	'',
	'zagros COMMAND --help explains a command. Settings are read from the environment, as by the server (.env.example).',
	'--as NAME names the caller in the operator log; the default is the user who called sudo.',
].join('\n')

/** Removes `--as NAME` from the arguments and uses the name in the operator log. */
function takeWho(args: readonly string[]): string[] {
	const at = args.indexOf('--as')
	const name = at === -1 ? process.env.SUDO_USER : args[at + 1]
	if (name) caller.name = `zagros (${name.slice(0, 60)})`
	return at === -1 ? [...args] : args.toSpliced(at, 2)
}

/** Runs the command of the arguments and returns the exit code. */
export async function runZagros(
	[name, ...given]: string[],
	output: Output,
	stop: AbortSignal,
): Promise<number> {
	const { print, note } = output
	const args = takeWho(given)
	if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
		print(help)
		return name === undefined ? 1 : 0
	}
	const known = Object.hasOwn(commands, name) ? commands[name] : undefined
	if (known === undefined) {
		note(`zagros: there is no command "${name}" (zagros --help lists them)`)
		return 1
	}
	const command = await known.load()
	if (args.includes('--help') || args.includes('-h')) {
		print(command.help)
		return 0
	}
	try {
		const done = await command.run(args, output, stop)
		if (done.ok) return 0
		note(`zagros ${name}: ${done.failure}`)
	} catch (error) {
		note(`zagros ${name}: ${error instanceof Error ? error.message.split('\n', 1).join('') : String(error)}`)
	}
	return 1
}
