import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
export const buildsFolder = join(projectRoot, 'build')
/** What is half-made has a name that no build has. */
export const makingPrefix = 'making-'
const buildName = /^[0-9a-f]{16}$/

/**
 * A build is named for what it was made of, so it is never stale and never changed under a running server. Every start
 * waits for this; five hundred files read one after another take a fifth of what as many promises do.
 */
export function nameOfInputs(folders: readonly string[], files: readonly string[], besides = ''): string {
	const found = folders.flatMap((folder) =>
		readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
			.map((entry) => relative(projectRoot, join(entry.parentPath, entry.name))),
	)
	const hash = createHash('sha256').update(besides)
	for (const path of [...found, ...files].sort())
		hash
			.update(path)
			.update('\0')
			.update(readFileSync(join(projectRoot, path)))
			.update('\0')
	return hash.digest('hex').slice(0, 16)
}

const keptBuilds = 3
const abandonedMs = 3_600_000

/** Removes old builds but a few: a server that still runs may be serving one of them. */
export async function sweepBuilds(folder: string, current: string): Promise<void> {
	const found = await Promise.all(
		(await readdir(folder)).map(async (name) => {
			const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: 0 }))
			return { name, mtimeMs }
		}),
	)
	const finished = found.filter(({ name }) => buildName.test(name) && name !== current)
	const old = finished.sort((one, other) => other.mtimeMs - one.mtimeMs).slice(keptBuilds - 1)
	const abandoned = found.filter(
		({ name, mtimeMs }) => name.startsWith(makingPrefix) && Date.now() - mtimeMs > abandonedMs,
	)
	await Promise.all(
		[...old, ...abandoned].map(({ name }) => rm(join(folder, name), { recursive: true, force: true })),
	)
}
