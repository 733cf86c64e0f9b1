import { execFile, execFileSync, spawn } from 'node:child_process'
import { chown, cp, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '#main/wiring/free-port.ts'

const user = 10_001
const isRoot = process.getuid?.() === 0
const asUser = isRoot ? { uid: user, gid: user } : {}
const run = promisify(execFile)

/**
 * Runs the steps of the Dockerfile without docker: the same files and commands in a clean folder, as the image's
 * user.
 */
export async function replayImage(folder: string): Promise<string> {
	const [app, home] = [join(folder, 'app'), join(folder, 'data')]
	for (const path of [folder, app, home]) {
		await mkdir(path, { recursive: true })
		if (isRoot) await chown(path, user, user)
	}
	const env: Record<string, string> = {
		PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
		HOME: home,
		npm_config_cache: join(folder, 'cache'),
		npm_config_registry: execFileSync('npm', ['config', 'get', 'registry']).toString().trim(),
	}
	// The certificate of the machine's registry, where it has one.
	const { NODE_EXTRA_CA_CERTS: trusted } = process.env
	if (trusted !== undefined) env.NODE_EXTRA_CA_CERTS = trusted
	const files = await contextFiles()
	let command: string[] = []
	let check: string[] = []
	for (const line of (await readFile('deploy/Dockerfile', 'utf8')).replace(/\\\n/g, ' ').split('\n')) {
		const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
		if (word === 'COPY' && !rest.startsWith('--from')) {
			const wanted = rest.split(/\s+/).slice(0, -1)
			const chosen = files.filter((file) =>
				wanted.some((path) => path === '.' || file === path || file.startsWith(`${path}/`)),
			)
			for (const file of chosen) await cp(file, join(app, file))
			if (isRoot) execFileSync('chown', ['-R', `${user}:${user}`, app])
		} else if (word === 'RUN' && !rest.startsWith('useradd')) {
			await run('/bin/sh', ['-c', rest], { cwd: app, env, ...asUser, maxBuffer: 2 ** 26 })
		} else if (word === 'ENV') {
			for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) env[name] = value
		} else if (word === 'HEALTHCHECK') check = JSON.parse(rest.slice(rest.indexOf('[')))
		else if (word === 'CMD') command = JSON.parse(rest)
	}
	// In the image the code belongs to root.
	if (isRoot) execFileSync('chown', ['-R', '0:0', app])
	const port = String(await freePort('127.0.0.1'))
	Object.assign(env, { DATA_DIR: home, HOST: '127.0.0.1', PORT: port, NEWS_MODE: 'sample' })
	env.NODE_COMPILE_CACHE = join(home, '.cache')
	const [program = '', ...args] = command
	const product = spawn(program, args, { cwd: app, env, ...asUser, stdio: ['ignore', 'ignore', 'inherit'] })
	try {
		for (let tries = 0; (await status(port, '/en')) !== 200; tries += 1) {
			if (tries > 600 || product.exitCode !== null) throw new Error('the image does not serve its page')
			await sleep(200)
		}
		await run(check[0] ?? '', check.slice(1), { cwd: app, env, ...asUser })
		const size = execFileSync('du', ['-sm', app]).toString().split('\t')[0]
		return `built and served its page as uid ${process.getuid?.() === 0 ? user : process.getuid?.()}, ${size} MB`
	} finally {
		const ended = new Promise((resolve) => product.once('exit', resolve))
		product.kill('SIGTERM')
		if (product.exitCode === null) await ended
	}
}

const status = (port: string, path: string): Promise<number> =>
	fetch(`http://127.0.0.1:${port}${path}`).then(
		(response) => response.status,
		() => 0,
	)

/** The docker build context: the files of the project that the ignore file leaves. */
async function contextFiles(): Promise<string[]> {
	const rules = (await readFile('deploy/Dockerfile.dockerignore', 'utf8'))
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => {
			const path = line.replace(/^!/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*')
			return { isIncluded: line.startsWith('!'), pattern: new RegExp(`^${path}(/|$)`) }
		})
	const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
	const isSeen = (file: string) => rules.findLast(({ pattern }) => pattern.test(file))?.isIncluded ?? true
	return files
		.toString()
		.split('\0')
		.filter((file) => file !== '' && isSeen(file))
}
