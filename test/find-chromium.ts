import { fail, ok, type Result } from '#domain/result.ts'
import type { Machine } from './machine.ts'

/** A path where a browser may be, and the name that users know it by. */
type Candidate = { kind: 'named' | 'npm' | 'playwright' | 'system'; from: string; path: string }

// The shell draws without a window system and takes half the time of the full browser.
const linuxPlaces = [
	'/usr/bin/chromium-headless-shell',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome-stable',
	'/usr/bin/google-chrome',
	'/opt/google/chrome/chrome',
	'/usr/bin/microsoft-edge-stable',
	'/usr/bin/microsoft-edge',
	'/opt/microsoft/msedge/msedge',
	'/snap/bin/chromium',
]
const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const macPlaces = (home: string): string[] =>
	['/Applications', `${home}/Applications`].flatMap((folder) =>
		macApplications.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
	)

/** The names of playwright's download folders, by kind and version. */
const playwrightFolder = /^chromium(_headless_shell)?-(\d+)$/
const playwrightPrograms = [
	'chrome-headless-shell',
	'headless_shell',
	'chrome',
	'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
	'Chromium.app/Contents/MacOS/Chromium',
]

/**
 * A browser that works: one that exists, else one that is installed. The failure is one line that says what was
 * tried.
 */
export async function findChromium(given: Machine): Promise<Result<string, string>> {
	// The second search, after an installation, does not report the same ones again.
	const printed = new Set<string>()
	const say = (line: string) => {
		if (!printed.has(line)) given.say(line)
		printed.add(line)
	}
	const machine = { ...given, say }
	return (await findHere(machine)) ?? (await getOne(machine))
}

/**
 * One browser of each kind that works here: CHROMIUM_PATH, npm's, playwright's, and the system's, which is installed
 * where possible.
 */
export async function findBrowsers(machine: Machine): Promise<string[]> {
	if (fromSystem(machine).length === 0) await byApt(machine)
	const found = new Map<Candidate['kind'], string>()
	for await (const { kind, from, path } of candidates(machine)) {
		if (found.has(kind)) continue
		const fault = await faultOf(machine, path)
		if (fault === undefined) found.set(kind, path)
		else machine.say(`${from} is passed over: ${fault}`)
	}
	return [...new Set(found.values())]
}

async function findHere(machine: Machine): Promise<Result<string, string> | undefined> {
	for await (const candidate of candidates(machine)) {
		const fault = await faultOf(machine, candidate.path)
		if (fault === undefined) return ok(candidate.path)
		machine.say(`${candidate.from} is passed over: ${fault}`)
	}
	return
}

async function* candidates(machine: Machine): AsyncGenerator<Candidate> {
	const { CHROMIUM_PATH: named } = machine.env
	if (named) yield { kind: 'named', from: `CHROMIUM_PATH (${named})`, path: named }
	if (machine.platform === 'linux' && machine.arch === 'x64') {
		const path = await machine.unpackFromNpm()
		if (path.ok) yield { kind: 'npm', from: `npm’s Chromium (${path.value})`, path: path.value }
		else machine.say(`npm’s Chromium is passed over: ${path.failure}`)
	}
	for (const path of fromPlaywright(machine)) yield { kind: 'playwright', from: path, path }
	for (const path of fromSystem(machine)) yield { kind: 'system', from: path, path }
}

/** The newest first, of each the shell before the full browser. */
function fromPlaywright(machine: Machine): string[] {
	const folder = machine.playwrightCache
	const downloads = machine
		.list(folder)
		.flatMap((name) => {
			const [, shell, revision] = playwrightFolder.exec(name) ?? []
			return revision === undefined ? [] : [{ name, revision: Number(revision), whole: shell ? 0 : 1 }]
		})
		.sort((one, other) => other.revision - one.revision || one.whole - other.whole)
	return downloads
		.flatMap(({ name }) => machine.list(`${folder}/${name}`).map((part) => `${folder}/${name}/${part}`))
		.flatMap((part) => playwrightPrograms.map((program) => `${part}/${program}`))
		.filter(machine.exists)
}

const fromSystem = (machine: Machine): string[] =>
	(machine.platform === 'darwin' ? macPlaces(machine.home) : linuxPlaces).filter(machine.exists)

/** Versions of Chromium-based browsers have four numbers; “ls --version” does not. */
const version = /\b\d+\.\d+\.\d+\.\d+\b/

async function faultOf(machine: Machine, path: string): Promise<string | undefined> {
	const shown = await machine.run(path, ['--version'])
	if (shown.failure !== undefined) return `--version fails (${shown.failure})`
	if (!version.test(shown.output)) return `it is no Chromium: --version says “${firstLine(shown.output)}”`
	const opened = await machine.openBlankPage(path)
	return opened.ok ? undefined : `it does not open a page (${opened.failure})`
}

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? ''

/** The line in which a program gives the reason of its failure; installers print much else. */
const reasonIn = (output: string, failure: string): string => {
	const lines = output.split('\n').map((line) => line.trim())
	return (
		lines.find((line) => /^E: |\b(?:Error|E[A-Z]{4,}):? /.test(line)) ?? lines.findLast(Boolean) ?? failure
	)
}

async function getOne(machine: Machine): Promise<Result<string, string>> {
	const failures: string[] = []
	for (const way of [byApt, byPlaywright]) {
		const outcome = await way(machine)
		if (outcome === undefined) continue
		if (outcome.ok) {
			const found = await findHere(machine)
			if (found !== undefined) return found
		}
		failures.push(outcome.ok ? `${outcome.value} installed none that works` : outcome.failure)
	}
	const places = `CHROMIUM_PATH, npm, ${machine.playwrightCache} and the usual places of ${machine.platform} have none`
	return fail(
		`No Chromium could be had: ${[places, ...failures].join('; ')}. Install Chromium, Chrome or Edge, or name one in CHROMIUM_PATH.`,
	)
}

type Got = Result<string, string> | undefined

/** On Debian and its derivatives, where no password is needed. */
async function byApt(machine: Machine): Promise<Got> {
	if (machine.platform !== 'linux' || !machine.exists('/usr/bin/apt-get')) return
	const sudo = machine.isRoot ? [] : ['sudo', '-n']
	if (!machine.isRoot && (await machine.run('sudo', ['-n', 'true'])).failure !== undefined) return
	const apt = (args: string[]) => {
		const [command = '', ...rest] = [...sudo, 'apt-get', ...args]
		return machine.run(command, rest, { DEBIAN_FRONTEND: 'noninteractive' })
	}
	machine.say('No Chromium here: installing Debian’s by apt-get, once for this machine')
	const updated = await apt(['update', '-qq'])
	const quiet = ['install', '-y', '-qq', '--no-install-recommends']
	let last = updated
	for (const name of ['chromium-headless-shell', 'chromium']) {
		last = await apt([...quiet, name])
		if (last.failure === undefined) return ok(`apt-get install ${name}`)
	}
	const failed = updated.failure === undefined ? last : updated
	return fail(`apt-get failed (${reasonIn(failed.output, failed.failure ?? '')})`)
}

async function byPlaywright(machine: Machine): Promise<Got> {
	machine.say(`No Chromium here: playwright-core downloads one to ${machine.playwrightCache}`)
	const ran = await machine.installFromPlaywright()
	if (ran.failure === undefined) return ok('playwright-core’s installer')
	return fail(`playwright-core’s installer failed (${reasonIn(ran.output, ran.failure)})`)
}
