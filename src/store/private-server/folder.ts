import { access, chown, constants, mkdir, open, readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorCode, errorText } from '#store/database/database-problem.ts'
import { serverMajor } from './binaries.ts'
import { socketFolderOf } from './socket.ts'

/** The folders of one private server, all below DATA_DIR except the socket of a long path. */
export type ServerFolder = {
	root: string
	data: string
	log: string
	lock: string
	socket: string
	adminPassword: string
}

export async function prepareServerFolder(dataDir: string): Promise<Result<ServerFolder, DatabaseProblem>> {
	try {
		// Root's new folder may be passed through but not listed by others: the server runs as one of them.
		const mode = process.getuid?.() === 0 ? 0o711 : 0o700
		await mkdir(dataDir, { recursive: true, mode })
		const root = join(await realpath(resolve(dataDir)), 'postgres')
		await mkdir(root, { mode: 0o700 }).then(
			// Root gives it to the owner of DATA_DIR: the server runs as the owner of its folder.
			() => giveToOwnerOf(dataDir, root),
			(error: unknown) => {
				if (errorCode(error) !== 'EEXIST') throw error
			},
		)
		await access(root, constants.R_OK | constants.W_OK | constants.X_OK)
		const lock = join(root, 'start.lock')
		await (await open(lock, 'a', 0o600)).close()
		await giveToOwnerOf(root, lock)
		return ok({
			root,
			data: join(root, 'data'),
			log: join(root, 'server.log'),
			lock,
			socket: await socketFolderOf(root),
			adminPassword: join(root, 'admin-password'),
		})
	} catch (error) {
		return fail({
			kind: 'not-writable',
			message: `DATA_DIR ${dataDir} cannot hold the database (${errorText(error)}): name a folder that can be written`,
		})
	}
}

export async function giveToOwnerOf(model: string, path: string): Promise<void> {
	if (process.getuid?.() !== 0) return
	const { uid, gid } = await stat(model)
	await chown(path, uid, gid)
}

const essentials = ['global/pg_control', 'base', 'pg_wal', 'pg_xact', 'postgresql.conf', 'pg_hba.conf']

/** The state of the data folder; one that exists and is incomplete is never touched. */
export async function inspectData(data: string): Promise<Result<'absent' | 'present', DatabaseProblem>> {
	const entries = await readdir(data).catch((error: unknown) => {
		if (errorCode(error) === 'ENOENT') return []
		throw error
	})
	if (entries.length === 0) return ok('absent')

	const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => undefined)
	if (version === undefined) return damaged(data, 'PG_VERSION is missing')
	if (version.trim() !== String(serverMajor)) {
		return fail({
			kind: 'other-major',
			message:
				`The database in ${data} was made by PostgreSQL ${version.trim()}, this program brings ${serverMajor}: ` +
				'use the program version it was made with, or move the folder away to start with an empty database',
		})
	}
	for (const name of essentials) {
		const there = await stat(join(data, name)).catch(() => undefined)
		if (!there) return damaged(data, `${name} is missing`)
	}
	const control = await readFile(join(data, 'global/pg_control'))
	if (control.every((byte) => byte === 0)) return damaged(data, 'global/pg_control is empty')
	return ok('present')
}

export const damaged = (data: string, what: string) =>
	fail<DatabaseProblem>({
		kind: 'damaged',
		message:
			`The database in ${data} is damaged (${what}): restore the folder from a backup, ` +
			'or move it away to start with an empty database',
	})
