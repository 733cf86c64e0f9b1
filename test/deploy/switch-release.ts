import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '#main/wiring/free-port.ts'
import { makePrimary } from '#test/faults/postgres-server.ts'
import { findProgram, makeProxy } from '#test/faults/proxy.ts'
import { listedIds, newVisitor } from '#test/visitor.ts'

const run = promisify(execFile)

/** The commands under “Upgrades” in docs/running.md, exactly as written there. */
async function readRecipe(): Promise<string> {
	const manual = await readFile('docs/running.md', 'utf8')
	const section = /\n## Upgrades\n(.*?)\n## /s.exec(manual)?.[1] ?? ''
	return section.split('\n\n').find((block) => block.includes('git clone')) ?? 'exit 1'
}

/** The release that is replaced: the commit before the newest migration, or the one that DEPLOY_FROM names. */
async function installReleaseBefore(folder: string): Promise<string> {
	const { stdout } = await run('git', ['log', '-1', '--diff-filter=A', '--format=%h^', '--', 'migrations'])
	const commit = process.env.DEPLOY_FROM ?? stdout.trim()
	const install = `git clone -q "$1" "$2" && cd "$2" && git checkout -q "$3" && npm ci && npm run build`
	await run('bash', ['-euc', install, '-', process.cwd(), folder, commit], { maxBuffer: 2 ** 26 })
	return commit
}

/** Moves two web processes and a worker to a new release while readers send requests. */
export async function switchRelease(folder: string): Promise<string> {
	const root = join(folder, 'opt')
	await mkdir(join(root, 'releases'), { recursive: true })
	const before = await installReleaseBefore(join(root, 'releases', 'first'))
	await symlink(join(root, 'releases', 'first'), join(root, 'current'))
	const primary = await makePrimary(join(folder, 'primary'))
	const ports = [await freePort('127.0.0.1'), await freePort('127.0.0.1')]
	const settings = {
		...{ DATABASE_URL: primary.url, NEWS_MODE: 'sample', TRUST_PROXY: '127.0.0.1', RATE_LIMIT_SCALE: '1000' },
		...{ PUBLIC_URL: 'http://localhost', DATA_DIR: join(folder, 'data'), RUN_AS: '' },
	}
	const file = join(folder, 'zagros.env')
	await writeFile(
		file,
		Object.entries(settings)
			.map((pair) => pair.join('='))
			.join('\n'),
	)
	const units = startUnits(root, settings, folder)
	const control = createServer(async (request, response) => {
		await units.restart(request.url?.slice(1) ?? '')
		response.end()
	}).listen(0, '127.0.0.1')
	await once(control, 'listening')
	const { port: controlPort } = control.address() as AddressInfo
	const bin = join(folder, 'bin')
	await mkdir(bin)
	await writeFile(
		join(bin, 'systemctl'),
		`#!/bin/sh\nexec curl -fsS "http://127.0.0.1:${controlPort}/$2"\n`,
		{
			mode: 0o755,
		},
	)
	try {
		await units.restart('zagros-worker')
		await Promise.all(ports.map((port) => units.restart(`zagros-web@${port}`)))
		const proxy = await makeProxy(findProgram('nginx') ? 'nginx' : 'node', join(folder, 'proxy'), ports)
		await proxy.start()
		while ((await listedIds(proxy.url, { lang: 'en' }).catch(() => [])).length === 0) await sleep(100)
		const load = startReaders(proxy.url)
		try {
			const recipe = (await readRecipe())
				.replaceAll('/opt/zagros', root)
				.replaceAll('REPOSITORY', `file://${process.cwd()}`)
				.replaceAll('3000 3001', ports.join(' '))
			const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, ZAGROS_ENV_FILE: file }
			await run('bash', ['-euc', recipe], { env, maxBuffer: 2 ** 26 })
			if ((await readlink(join(root, 'current'))).endsWith('first')) throw new Error('nothing was switched')
			await sleep(2_000)
		} finally {
			await load.stop()
			await proxy.stop('SIGKILL')
		}
		if (load.failures.length > 0) {
			throw new Error(
				`${load.failures.length} of ${load.requests()} failed: ${load.failures.slice(0, 5).join(', ')}`,
			)
		}
		return `0 of ${load.requests()} requests failed while the release after ${before} was built, migrated and switched`
	} finally {
		control.close()
		await units.stop()
		await primary.stop('SIGKILL')
	}
}

/** Does what systemd does with the units of `deploy/`, as far as a switch needs it. */
function startUnits(root: string, settings: Record<string, string>, folder: string) {
	const running = new Map<string, ReturnType<typeof spawn>>()
	const stop = async (name: string) => {
		const child = running.get(name)
		if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
		const ended = new Promise((resolve) => child.once('exit', resolve))
		child.kill('SIGTERM')
		await ended
	}
	return {
		restart: async (name: string) => {
			await stop(name)
			const port = /@(\d+)$/.exec(name)?.[1]
			const own = port === undefined ? { ROLE: 'worker' } : { ROLE: 'web', PORT: port }
			const child = spawn(
				join(root, 'current/node_modules/.bin/node'),
				['--enable-source-maps', '--max-semi-space-size=16', 'src/main/serve.ts'],
				{
					cwd: join(root, 'current'),
					env: {
						PATH: process.env.PATH,
						HOME: process.env.HOME,
						...settings,
						...own,
						DATA_DIR: join(folder, name),
					},
					stdio: ['ignore', 'ignore', 'inherit'],
				},
			)
			running.set(name, child)
		},
		stop: async () => {
			await Promise.all([...running.keys()].map(stop))
		},
	}
}

/** A few readers that open pages and lists, and vote. */
function startReaders(url: string) {
	const failures: string[] = []
	let isOn = true
	let requests = 0
	const expectOk = async (what: string, sent: Promise<Response>) => {
		requests += 1
		const status = await sent.then(
			(response) => response.arrayBuffer().then(() => response.status),
			(error: Error) => String(error.cause ?? error),
		)
		if (status !== 200) failures.push(`${what} ${status}`)
	}
	const list = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"lang":"en"}' }
	const reader = async () => {
		const visitor = await newVisitor(url)
		const [id] = await listedIds(url, { lang: 'en' })
		while (isOn) {
			await expectOk('/en', fetch(`${url}/en`))
			await expectOk('list', fetch(`${url}/v1/news/filter/`, list))
			for (const decision of [1, -1])
				await expectOk('vote', visitor.put('/v1/news/votes/', { subject: 1, decision, id }))
			await sleep(100)
		}
	}
	const all = Promise.all([reader(), reader()])
	return {
		failures,
		requests: () => requests,
		stop: async () => {
			isOn = false
			await all
		},
	}
}
