import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fail, ok, type Result } from '#domain/result.ts'
import { packAssets } from './pack-assets.ts'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
const stampFile = join(projectRoot, 'build', 'stamp')

/** Everything that ends up in what a browser downloads or in the pages the server makes. */
const inputs = [
	'src/{web,text,domain,contract}/**/*.{ts,tsx,css}',
	'content/**',
	'public/**',
	'*.config.ts',
	'package-lock.json',
]

async function inputStamp(): Promise<string> {
	const files: string[] = []
	for await (const file of glob(inputs, { cwd: projectRoot })) if (!file.includes('.test.')) files.push(file)
	const hash = createHash('sha256')
	for (const file of files.sort()) {
		const path = join(projectRoot, file)
		if (!(await stat(path)).isFile()) continue
		hash
			.update(file)
			.update('\0')
			.update(await readFile(path))
			.update('\0')
	}
	return hash.digest('hex')
}

const storedStamp = () => readFile(stampFile, 'utf8').catch(() => undefined)

/** Builds the web bundle where it is missing or older than its sources; answers whether it had to. */
export async function ensureWebBuild(
	say: (line: string) => void,
): Promise<Result<'built' | 'fresh', string>> {
	const wanted = await inputStamp()
	if ((await storedStamp()) === wanted) return ok('fresh')
	say('Building the pages (first start, or their sources changed) …')
	const built = await runBuild()
	if (!built.ok) return built
	await packAssets(join(projectRoot, 'build', 'client'))
	await writeFile(stampFile, wanted)
	return ok('built')
}

function runBuild(): Promise<Result<undefined, string>> {
	const bin = fileURLToPath(import.meta.resolve('@react-router/dev/package.json')).replace(
		/package\.json$/,
		'bin.cjs',
	)
	return new Promise((resolve) => {
		const child = spawn(process.execPath, [bin, 'build'], {
			cwd: projectRoot,
			env: { ...process.env, NODE_ENV: 'production' },
			stdio: ['ignore', 'pipe', 'pipe'],
		})
		let output = ''
		const keep = (chunk: Buffer) => {
			output = (output + chunk.toString()).slice(-4000)
		}
		child.stdout.on('data', keep)
		child.stderr.on('data', keep)
		child.on('error', (error) => resolve(fail(`the page build does not start: ${error.message}`)))
		child.on('close', (code) =>
			resolve(code === 0 ? ok(undefined) : fail(`the page build failed:\n${output.trim()}`)),
		)
	})
}
