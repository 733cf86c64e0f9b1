import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Figure, say } from './measured.ts'
import { figureTable, type Row } from './table/figure-table.ts'
import { ownFolder } from './table/own-folder.ts'
import { busyShare, isQuiet } from './table/quiet-machine.ts'

/**
 * `npm run bench` runs every benchmark of this folder, `npm run bench -- NAME…` those named; `--json` prints the
 * table as JSON. The exit code is 0 when all bounds are met, 1 when one is not or a benchmark failed, and 2 when the
 * machine was too busy to judge.
 */
const folder = fileURLToPath(new URL('.', import.meta.url))
/** Parts of benchmarks, not benchmarks. */
const parts = new Set(['run', 'measured', 'lighthouse', 'postgres-seconds', 'stage'])

const known = (await readdir(folder))
	.filter((file) => file.endsWith('.ts'))
	.map((file) => file.slice(0, -'.ts'.length))
	.filter((name) => !parts.has(name))
const asJson = process.argv.includes('--json')
const named = process.argv.slice(2).filter((argument) => argument !== '--json')
const unknown = named.filter((name) => !known.includes(name))
if (unknown.length > 0) {
	say(`no benchmark is called ${unknown.join(', ')}; there are: ${known.join(', ')}`)
	process.exit(1)
}

let current: ChildProcess | undefined
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.on(signal, () => {
		isStopped = true
		endGroup(current)
	})
}

const rows: Row[] = []
const failed: string[] = []
const chosen = named.length > 0 ? named : known
for (const [index, name] of chosen.entries()) {
	if (isStopped) break
	say(`\n== ${name} (${index + 1} of ${chosen.length})`)
	await runOne(name)
}
process.stdout.write(asJson ? `${JSON.stringify(rows, null, '\t')}\n` : `\n${figureTable(rows)}\n`)
for (const name of failed) say(`${name} failed`)
const broken = rows.filter(({ isMet }) => isMet === false)
const isNoisy = rows.some(({ judged, wanted }) => wanted !== null && !judged)
if (isNoisy) say('other programs used the processors: figures of that time are not judged')
if (isStopped || failed.length > 0 || broken.some(({ judged }) => judged)) process.exit(1)
process.exit(isNoisy ? 2 : 0)

async function runOne(name: string): Promise<void> {
	const before = await busyShare()
	if (!isQuiet(before)) say(`other programs use ${Math.round(before * 100)} % of the processors`)
	const { path, clear } = await ownFolder()
	const found: Figure[] = []
	const child = spawn(process.execPath, ['--expose-gc', `${folder}${name}.ts`], {
		stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
		env: { ...process.env, TMPDIR: path },
		// A process group of its own, so that everything the benchmark has started can be ended with it.
		detached: true,
	})
	current = child
	child.on('message', (figure: Figure) => found.push(figure))
	const [code] = await once(child, 'exit')
	endGroup(child)
	await clear()
	// A benchmark that breaks a bound also exits with an error code; an error code without a broken bound is a failure.
	if (code !== 0 && !found.some(({ isMet }) => isMet === false)) failed.push(name)
	const judged = isQuiet(before) && isQuiet(await busyShare())
	rows.push(...found.map((figure) => ({ ...figure, bench: name, judged })))
}

function endGroup(child: ChildProcess | undefined): void {
	if (child?.pid === undefined) return
	try {
		process.kill(-child.pid, 'SIGKILL')
	} catch {
		// The whole group is gone already.
	}
}
