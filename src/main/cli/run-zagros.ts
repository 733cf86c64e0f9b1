import { type Command, caller, type Output } from './command.ts'

/** Loaded only when they are called: most need little of the product. */
type Module = { commands: Readonly<Record<string, Command>> }

const commands: Record<string, { about: string; load: () => Promise<Module> }> = {
	ingest: { about: 'reads all sources once', load: () => import('./cli-ingest.ts') },
	sources: {
		about: 'the health of all sources; import, export',
		load: () => import('./cli-sources.ts'),
	},
	news: { about: 'takes an item off the site: remove, restore', load: () => import('./cli-news.ts') },
	votes: { about: 'votes that are set aside: list, release, void', load: () => import('./cli-votes.ts') },
	parse: { about: 'parses feed files', load: () => import('./cli-parse.ts') },
	tag: { about: 'tags headlines with coins, topics and people', load: () => import('./cli-tag.ts') },
	tags: {
		about: 'readers’ reports about tags: reports, accept, dismiss, export',
		load: () => import('./cli-tags.ts'),
	},
	retag: { about: 'tags stored items again by the current rules', load: () => import('./cli-retag.ts') },
	stories: { about: 'groups headlines into stories; split, join', load: () => import('./cli-stories.ts') },
	ads: { about: 'advertising campaigns: add, list, pause, report', load: () => import('./cli-ads.ts') },
	users: {
		about: 'accounts: list, show, suspend, restore, promote, demote',
		load: () => import('./cli-users.ts'),
	},
	subscriptions: { about: 'subscription credit: grant', load: () => import('./cli-users.ts') },
	backup: { about: 'writes the whole database into one file', load: () => import('./cli-backup.ts') },
	verify: {
		about: 'checks a backup; --restore also restores it as a trial',
		load: () => import('./cli-backup.ts'),
	},
	migrate: {
		about: 'updates the tables for this version, before an upgrade',
		load: () => import('./cli-migrate.ts'),
	},
	doctor: { about: 'checks this installation, and says what to do', load: () => import('./cli-doctor.ts') },
	restore: { about: 'restores a backup into an empty database', load: () => import('./cli-backup.ts') },
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
	const command = (await known.load()).commands[name]
	if (command === undefined) throw new Error(`the module of ${name} does not have it`)
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
