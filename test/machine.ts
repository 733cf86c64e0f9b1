import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { arch, homedir, platform } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fail, ok, type Result } from '#domain/result.ts'
import { launchChromium } from './launch-chromium.ts'

/** The output of a program, and the reason if it failed. */
export type Ran = { output: string; failure?: string }

/** What the search for a browser needs to know of the machine, and what it may do to it. */
export type Machine = {
	env: Record<string, string | undefined>
	platform: NodeJS.Platform
	arch: string
	home: string
	isRoot: boolean
	/** Where playwright stores its downloads. */
	playwrightCache: string
	exists(path: string): boolean
	/** The names in a folder; none if the folder does not exist. */
	list(folder: string): string[]
	run(command: string, args: string[], env?: Record<string, string>): Promise<Ran>
	unpackFromNpm(): Promise<Result<string, string>>
	installFromPlaywright(): Promise<Ran>
	openBlankPage(path: string): Promise<Result<void, string>>
	say(line: string): void
}

const longestMs = 600_000

const reasonOf = (error: unknown): string =>
	(error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

export function thisMachine(
	env: Record<string, string | undefined>,
	say = (line: string): void => void process.stdout.write(`${line}\n`),
): Machine {
	const home = env.HOME ?? homedir()
	const caches =
		platform() === 'darwin' ? join(home, 'Library/Caches') : (env.XDG_CACHE_HOME ?? join(home, '.cache'))
	const playwrightCache = env.PLAYWRIGHT_BROWSERS_PATH ?? join(caches, 'ms-playwright')
	const run: Machine['run'] = (command, args, more) =>
		new Promise((resolve) => {
			const options = { env: { ...env, ...more }, timeout: longestMs, maxBuffer: 64 * 1024 * 1024 }
			execFile(command, args, options, (error, stdout, stderr) => {
				const output = stderr + stdout
				if (error === null) return resolve({ output })
				const code = error.code === undefined ? `signal ${error.signal}` : `exit ${error.code}`
				resolve({ output, failure: typeof error.code === 'string' ? error.code : code })
			})
		})
	return {
		env,
		platform: platform(),
		arch: arch(),
		home,
		isRoot: process.getuid?.() === 0,
		playwrightCache,
		exists: existsSync,
		list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
		run,
		unpackFromNpm,
		installFromPlaywright: () =>
			run(process.execPath, [playwrightProgram, 'install', '--only-shell', '--no-progress', 'chromium'], {
				PLAYWRIGHT_BROWSERS_PATH: playwrightCache,
			}),
		openBlankPage,
		say,
	}
}

const playwrightProgram = fileURLToPath(new URL('../node_modules/playwright-core/cli.js', import.meta.url))

async function openBlankPage(executablePath: string): Promise<Result<void, string>> {
	try {
		const browser = await launchChromium(executablePath)
		try {
			await (await browser.newPage()).goto('about:blank')
		} finally {
			await browser.close()
		}
		return ok(undefined)
	} catch (error) {
		return fail(reasonOf(error))
	}
}

/** The package is only installed on Linux x64 (test/npm-chromium), so its name is a plain string here. */
const npmChromium: string = '@sparticuz/chromium'
type NpmChromium = { default: { executablePath: () => Promise<string> } }
const unpacked = fileURLToPath(new URL('../node_modules/.cache/chromium', import.meta.url))

/** The package unpacks to TMPDIR and reuses what is there: a folder of our own separates versions. */
async function unpackFromNpm(): Promise<Result<string, string>> {
	const before = process.env.TMPDIR
	try {
		await mkdir(unpacked, { recursive: true })
		process.env.TMPDIR = unpacked
		const { default: packed }: NpmChromium = await import(npmChromium)
		return ok(await packed.executablePath())
	} catch (error) {
		return fail(reasonOf(error))
	} finally {
		if (before === undefined) delete process.env.TMPDIR
		else process.env.TMPDIR = before
	}
}
