import { expect, test } from 'vitest'
import { fail, ok } from '#domain/result.ts'
import { findChromium } from './find-chromium.ts'
import type { Machine, Ran } from './machine.ts'

type Setup = Partial<Pick<Machine, 'platform' | 'arch' | 'isRoot' | 'env'>> & {
	/** Files that exist; apt and playwright add to them. */
	files?: string[]
	npm?: string
	/** Browsers that cannot open a page. */
	broken?: string[]
	versions?: Record<string, Ran>
	apt?: (args: string[]) => Ran & { brings?: string }
	sudo?: Ran
	playwright?: Ran & { brings?: string }
}

const cache = '/home/u/.cache/ms-playwright'
const shell = '/usr/bin/chromium-headless-shell'
const noNetwork = 'E: Failed to fetch http://deb.example/x Temporary failure resolving'

/** A simulated machine that records its commands and output. */
function simulatedMachine(setup: Setup) {
	const files = new Set(setup.files)
	const did: string[] = []
	const printed: string[] = []
	const bring = ({ brings, ...ran }: Ran & { brings?: string }): Ran => {
		if (brings !== undefined) files.add(brings)
		return ran
	}
	const machine: Machine = {
		env: setup.env ?? {},
		platform: setup.platform ?? 'linux',
		arch: setup.arch ?? 'arm64',
		home: '/home/u',
		isRoot: setup.isRoot ?? false,
		playwrightCache: cache,
		exists: (path) => files.has(path),
		list: (folder) => [
			...new Set(
				[...files]
					.filter((path) => path.startsWith(`${folder}/`))
					.map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''),
			),
		],
		run: async (command, args) => {
			if (args[0] === '--version')
				return (
					setup.versions?.[command] ?? (files.has(command) ? { output: 'Chromium 150.0.7871.100' } : gone)
				)
			did.push([command, ...args].join(' '))
			if (args.includes('apt-get') || command === 'apt-get') return bring(setup.apt?.(args) ?? gone)
			return setup.sudo ?? gone
		},
		unpackFromNpm: async () => (setup.npm === undefined ? fail('no space left') : ok(setup.npm)),
		installFromPlaywright: async () => {
			did.push('playwright install')
			return bring(
				setup.playwright ?? { output: 'Error: getaddrinfo ENOTFOUND cdn.example', failure: 'exit 1' },
			)
		},
		openBlankPage: async (path) =>
			setup.broken?.includes(path) ? fail('libnss3.so is missing') : ok(undefined),
		say: (line) => printed.push(line),
	}
	return { machine, did, printed }
}
const gone: Ran = { output: '', failure: 'ENOENT' }

async function search(setup: Setup) {
	const { machine, did, printed } = simulatedMachine(setup)
	const found = await findChromium(machine)
	return { path: found.ok ? found.value : undefined, failure: found.ok ? '' : found.failure, did, printed }
}

const npms = '/n/chromium'
const downloaded = `${cache}/chromium_headless_shell-1254/chrome-headless-shell-linux64/chrome-headless-shell`
const everything = ['/my/chrome', npms, downloaded, '/usr/bin/google-chrome', shell]

test.each<[string, Setup, string]>([
	['the one that is named', { env: { CHROMIUM_PATH: '/my/chrome' } }, '/my/chrome'],
	['npm’s on Linux x64', {}, npms],
	['playwright’s elsewhere', { arch: 'arm64' }, downloaded],
	['the system’s shell', { arch: 'arm64', files: ['/usr/bin/google-chrome', shell] }, shell],
	['an Edge', { arch: 'arm64', files: ['/opt/microsoft/msedge/msedge'] }, '/opt/microsoft/msedge/msedge'],
	[
		'a Mac’s own',
		{ platform: 'darwin', files: ['/home/u/Applications/Chromium.app/Contents/MacOS/Chromium'] },
		'/home/u/Applications/Chromium.app/Contents/MacOS/Chromium',
	],
])('of several browsers it takes, in this order, %s, and installs nothing', async (_name, setup, wanted) => {
	const { path, did, printed } = await search({ arch: 'x64', npm: npms, files: everything, ...setup })
	expect({ path, did, printed }).toEqual({ path: wanted, did: [], printed: [] })
})

test('of playwright’s downloads the newest is used, and the shell before the full browser', async () => {
	const older = `${cache}/chromium_headless_shell-999/chrome-linux/headless_shell`
	const whole = `${cache}/chromium-1254/chrome-linux64/chrome`
	const { path } = await search({ files: [older, whole, downloaded] })
	expect(path).toBe(downloaded)
	expect((await search({ files: [older, whole] })).path).toBe(whole)
})

test.each<[string, Setup, string]>([
	[
		'is not there',
		{ env: { CHROMIUM_PATH: '/no/such' } },
		'CHROMIUM_PATH (/no/such) is passed over: --version fails (ENOENT)',
	],
	[
		'is no browser',
		{
			env: { CHROMIUM_PATH: '/bin/ls' },
			versions: { '/bin/ls': { output: 'ls (GNU coreutils) 9.1\nmore' } },
		},
		'CHROMIUM_PATH (/bin/ls) is passed over: it is no Chromium: --version says “ls (GNU coreutils) 9.1”',
	],
	[
		'opens no page',
		{ env: { CHROMIUM_PATH: '/my/chrome' }, broken: ['/my/chrome'] },
		'CHROMIUM_PATH (/my/chrome) is passed over: it does not open a page (libnss3.so is missing)',
	],
	['cannot be unpacked', { arch: 'x64' }, 'npm’s Chromium is passed over: no space left'],
])('a browser that %s is skipped with one line', async (_name, setup, line) => {
	const { path, printed } = await search({ files: ['/my/chrome', shell], ...setup })
	expect({ path, printed }).toEqual({ path: shell, printed: [line] })
})

const debian = { files: ['/usr/bin/apt-get'] }
const brings = (args: string[]) => ({ output: '', ...(args.includes('install') ? { brings: shell } : {}) })

test('without a browser root installs Debian’s and says so in one line', async () => {
	const { path, did, printed } = await search({ ...debian, arch: 'x64', isRoot: true, apt: brings })
	expect(path).toBe(shell)
	expect(did).toEqual([
		'apt-get update -qq',
		'apt-get install -y -qq --no-install-recommends chromium-headless-shell',
	])
	expect(printed).toEqual([
		'npm’s Chromium is passed over: no space left',
		'No Chromium here: installing Debian’s by apt-get, once for this machine',
	])
})

test('sudo is used if it needs no password', async () => {
	const willing = await search({ ...debian, sudo: { output: '' }, apt: brings })
	expect(willing.path).toBe(shell)
	expect(willing.did).toContain('sudo -n apt-get update -qq')
	const asking = await search({ ...debian, sudo: { output: 'a password is required', failure: 'exit 1' } })
	expect(asking.did).toEqual(['sudo -n true', 'playwright install'])
})

test('a Debian release without the shell gets the full browser', async () => {
	const apt = (args: string[]): Ran & { brings?: string } => {
		if (args.includes('chromium-headless-shell'))
			return { output: 'E: Unable to locate', failure: 'exit 100' }
		return args.includes('chromium') ? { output: '', brings: '/usr/bin/chromium' } : { output: '' }
	}
	expect((await search({ ...debian, isRoot: true, apt })).path).toBe('/usr/bin/chromium')
})

test('on other systems playwright’s installer is used', async () => {
	const { path, printed } = await search({
		platform: 'darwin',
		playwright: { output: '', brings: downloaded },
	})
	expect(path).toBe(downloaded)
	expect(printed).toEqual([`No Chromium here: playwright-core downloads one to ${cache}`])
})

test('where no browser can be had, one line says what was tried and what to do', async () => {
	const apt = () => ({ output: `Reading lists\n${noNetwork}`, failure: 'exit 100' })
	const { failure } = await search({ ...debian, isRoot: true, apt })
	expect(failure.split('\n')).toHaveLength(1)
	expect(failure).toContain(`apt-get failed (${noNetwork})`)
	expect(failure).toContain('playwright-core’s installer failed (Error: getaddrinfo ENOTFOUND cdn.example)')
	expect(failure).toMatch(/Install Chromium, Chrome or Edge, or name one in CHROMIUM_PATH\.$/)
})

test('a home folder that cannot be written is reported', async () => {
	const playwright = {
		output: `Downloading\nError: EROFS: read-only file system, mkdir '${cache}'\n    at mkdir`,
		failure: 'exit 1',
	}
	const { failure } = await search({ playwright })
	expect(failure).toContain(`(Error: EROFS: read-only file system, mkdir '${cache}')`)
})
