import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { access, glob, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fail, ok, type Result } from '#domain/result.ts'
import { buildsFolder, makingPrefix, nameOfInputs, projectRoot, sweepBuilds } from '#main/named-builds.ts'

/** Everything that ends up in what a browser downloads or in the pages the server makes. */
const inputFolders = ['src/web', 'src/text', 'src/domain', 'src/contract', 'content', 'public']
const inputFiles = [
	'package-lock.json',
	'react-router.config.ts',
	'vite.config.ts',
	'src/main/pages/react-as-modules.ts',
]

const exists = (path: string) =>
	access(path).then(
		() => true,
		() => false,
	)

/** The folder of the web build of these sources, made where it is missing. */
export async function ensureWebBuild(
	say: (line: string) => void,
	stop: AbortSignal,
	onBegin: () => void,
): Promise<Result<string, string>> {
	const name = nameOfInputs(inputFolders, inputFiles)
	const folder = join(buildsFolder, name)
	if (await exists(folder)) {
		onBegin()
		return ok(folder)
	}
	say('Building the pages (first start, or their sources changed) …')
	// Made aside and moved into place as a whole: a killed build leaves nothing half-made, two at once do not meet.
	const aside = `${makingPrefix}${randomBytes(4).toString('hex')}`
	const made = join(buildsFolder, aside)
	const building = runBuild(join('build', aside), stop)
	onBegin()
	const built = await building
	if (!built.ok) {
		await rm(made, { recursive: true, force: true })
		return built
	}
	await packForAll(join(made, 'client'))
	await rename(made, folder).catch(() => rm(made, { recursive: true, force: true }))
	await sweepBuilds(buildsFolder, name)
	return (await exists(folder)) ? ok(folder) : fail(`the page build cannot be put into ${buildsFolder}`)
}

/** A build makes much that lives for a moment: with room for it a twentieth of its time is saved. */
const roomForBuild = ['--max-semi-space-size=64', '--min-semi-space-size=32']

function runBuild(buildDirectory: string, stop: AbortSignal): Promise<Result<undefined, string>> {
	const bin = fileURLToPath(import.meta.resolve('@react-router/dev/package.json')).replace(
		/package\.json$/,
		'bin.cjs',
	)
	return new Promise((resolve) => {
		const child = spawn(process.execPath, [...roomForBuild, bin, 'build'], {
			cwd: projectRoot,
			env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: buildDirectory },
			stdio: ['ignore', 'pipe', 'pipe'],
			signal: stop,
		})
		let output = ''
		const keep = (chunk: Buffer) => {
			output = (output + chunk.toString()).slice(-4000)
		}
		child.stdout.on('data', keep)
		child.stderr.on('data', keep)
		child.on('error', (error) => {
			// Told to stop it is an error too, but then it ends in a moment and may still write until it does.
			if (child.pid === undefined) resolve(fail(`the page build does not start: ${error.message}`))
		})
		child.on('close', (code) =>
			resolve(code === 0 ? ok(undefined) : fail(`the page build failed:\n${output.trim()}`)),
		)
	})
}

const worthPacking = '**/*.{js,css,svg,json}'

/** One below the strongest, which takes two and a half times as long for two parts in a hundred less. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** Writes a twin beside each text file of the build that every browser can unpack, and that is packed at once. */
async function packForAll(folder: string): Promise<void> {
	const files = await Array.fromAsync(glob(worthPacking, { cwd: folder }))
	const pack = async (path: string) =>
		writeFile(`${path}.gz`, await promisify(gzip)(await readFile(path), { level: 9 }))
	await Promise.all(files.map((file) => pack(join(folder, file))))
}

/**
 * Writes the smaller twins that take a second of processor time, where there are none. Each is moved into place as a
 * whole: the server may be asked for it at any moment, and ended at any moment.
 */
export async function packTighter(build: string): Promise<void> {
	const client = join(build, 'client')
	const files = await Array.fromAsync(glob(worthPacking, { cwd: client }))
	const paths = files.map((file) => join(client, file))
	const packed = await Promise.all(paths.map((path) => exists(`${path}.br`)))
	if (packed.every(Boolean)) return
	const aside = await mkdtemp(join(dirname(build), makingPrefix))
	for (const [index, path] of paths.entries()) {
		if (packed[index]) continue
		const draft = join(aside, String(index))
		await writeFile(draft, await promisify(brotliCompress)(await readFile(path), brotli))
		await rename(draft, `${path}.br`)
	}
	await rm(aside, { recursive: true, force: true })
}
