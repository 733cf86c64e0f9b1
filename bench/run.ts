import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

// `npm run bench` runs every benchmark of this folder, `npm run bench -- NAME…` those named; 1 when one is broken.

const folder = fileURLToPath(new URL('.', import.meta.url))
/** Parts of benchmarks, not benchmarks. */
const parts = new Set(['run', 'feed-server', 'stage', 'wordpress-feed'])

const known = (await readdir(folder))
	.filter((file) => file.endsWith('.ts'))
	.map((file) => file.slice(0, -'.ts'.length))
	.filter((name) => !parts.has(name))
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !known.includes(name))
if (unknown.length > 0) {
	process.stderr.write(`no benchmark is called ${unknown.join(', ')}; there are: ${known.join(', ')}\n`)
	process.exit(1)
}

let broken = 0
for (const name of asked.length > 0 ? asked : known) {
	process.stdout.write(`\n== ${name}\n`)
	const child = spawn(process.execPath, ['--expose-gc', `${folder}${name}.ts`], { stdio: 'inherit' })
	const [code] = await once(child, 'exit')
	if (code !== 0) broken += 1
}
process.exit(broken === 0 ? 0 : 1)
