import { createHash } from 'node:crypto'
import {
	chown,
	lstat,
	mkdir,
	mkdtemp,
	readlink,
	realpath,
	rename,
	stat,
	symlink,
	writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorCode, errorText } from '#store/database/database-problem.ts'

/** The folders of one private server, all below DATA_DIR except the socket of a long path. */
export type ServerFolder = {
	root: string
	data: string
	log: string
	lock: string
	socket: string
	adminPassword: string
}

/** Part of the socket's name; no port is opened. */
export const serverPort = 5432

// The shortest limit of the platforms (macOS: 104 bytes with the closing zero; Linux: 108).
const longestSocketPath = 103

export async function prepareServerFolder(dataDir: string): Promise<Result<ServerFolder, DatabaseProblem>> {
	try {
		// Root's new folder may be passed through but not listed by others: the server runs as one of them.
		const mode = process.getuid?.() === 0 ? 0o711 : 0o700
		await mkdir(dataDir, { recursive: true, mode })
		const root = join(await realpath(dataDir), 'postgres')
		// Root gives it to the owner of DATA_DIR: the server runs as the owner of its folder.
		if (await makeFolder(root)) await giveToOwnerOf(dataDir, root)
		const lock = join(root, 'start.lock')
		await writeFile(lock, '', { flag: 'a', mode: 0o600 })
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

/**
 * The folder of the server's socket: its own or, where that path is too long, one in the temporary directory, to which
 * a link leads. Its name has a hash of the path, because a copy of the folder needs another one, and is random; if
 * another user has taken it, for example after a reboot, nothing connects to it.
 */
async function socketFolderOf(root: string): Promise<string> {
	const near = join(root, 'socket')
	if (Buffer.byteLength(`${near}/.s.PGSQL.${serverPort}`) <= longestSocketPath) return near
	const prefix = `/tmp/zagros-${createHash('sha256').update(root).digest('hex').slice(0, 10)}-`
	const link = join(root, 'socket-folder')
	const linked = await readlink(link).catch(() => '')
	if (linked.startsWith(prefix) && (await prepareSocketFolder(linked, root))) return linked
	const draft = `${link}.${process.pid}`
	await symlink(await mkdtemp(prefix), draft)
	await rename(draft, link)
	// Of several processes that start at once the last one's link stays.
	return readlink(link)
}

/** Makes the socket's folder, which alone decides who may connect; false if it is not the owner's alone. */
export async function prepareSocketFolder(socket: string, root: string): Promise<boolean> {
	await makeFolder(socket)
	const found = await lstat(socket)
	const owners = [process.getuid?.(), (await stat(root)).uid]
	if (!found.isDirectory() || !owners.includes(found.uid) || (found.mode & 0o077) !== 0) return false
	await giveToOwnerOf(root, socket)
	return true
}

/** Whether it had to be made. */
async function makeFolder(path: string): Promise<boolean> {
	try {
		await mkdir(path, { mode: 0o700 })
		return true
	} catch (error) {
		if (errorCode(error) === 'EEXIST') return false
		throw error
	}
}

/** What root makes belongs to the owner of a folder, who runs the server. */
export async function giveToOwnerOf(folder: string, path: string): Promise<void> {
	if (process.getuid?.() !== 0) return
	const { uid, gid } = await stat(folder)
	await chown(path, uid, gid)
}
