import { randomBytes } from 'node:crypto'
import { chmod, chown, lstat, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorCode } from '#store/database/database-problem.ts'

export const serverPort = 5432

// The shortest limit of the platforms (macOS: 104 bytes with the closing zero; Linux: 108).
const longestSocketPath = 103

/**
 * The folder of the server's socket: its own or, where that path is too long, one in the temporary directory. There
 * anybody may create folders, so the name is random and stored in a note; if another user has taken it, for example
 * after a reboot, it is left alone. Nothing ever connects to a socket in a folder that is not ours.
 */
export async function socketFolderOf(root: string): Promise<string> {
	const near = join(root, 'socket')
	if (Buffer.byteLength(`${near}/.s.PGSQL.${serverPort}`) <= longestSocketPath) return near
	const note = join(root, 'socket-folder')
	const noted = await readNote(note, root)
	if (noted !== undefined && (await isOurs(noted, root))) return noted
	const draft = `${note}.${process.pid}`
	const drawn = `/tmp/zagros-${randomBytes(10).toString('hex')}`
	await writeFile(draft, `${root}\n${drawn}\n`, { mode: 0o600 })
	const { uid, gid } = await stat(root)
	if (process.getuid?.() === 0) await chown(draft, uid, gid)
	await rename(draft, note)
	// Of several processes that start at once the last one's note stays.
	return (await readNote(note, root)) ?? drawn
}

/** A note that came with a copy of the folder names the socket of another server. */
async function readNote(note: string, root: string): Promise<string | undefined> {
	const [noted, folder] = (await readFile(note, 'utf8').catch(() => '')).split('\n')
	return noted === root ? folder : undefined
}

/** Not there yet, or a folder that only its owner may enter, who is this user or the one that runs the server. */
async function isOurs(folder: string, root: string): Promise<boolean> {
	const found = await lstat(folder).catch((error: unknown) => errorCode(error))
	if (typeof found !== 'object') return found === 'ENOENT'
	const owners = [process.getuid?.(), (await stat(root)).uid]
	return found.isDirectory() && owners.includes(found.uid) && (found.mode & 0o077) === 0
}

/** Creates the socket's folder, which alone decides who may connect: only its owner can enter it. */
export async function prepareSocketFolder(
	folder: string,
	owner: { uid: number; gid: number },
): Promise<Result<void, DatabaseProblem>> {
	await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
		if (errorCode(error) !== 'EEXIST') throw error
	})
	const found = await lstat(folder)
	const me = process.getuid?.() ?? owner.uid
	if (!found.isDirectory() || (found.uid !== owner.uid && found.uid !== me)) {
		return fail({
			kind: 'cannot-start',
			message: `${folder} must be a folder of the user that runs the database: remove it and start again`,
		})
	}
	await chmod(folder, 0o700)
	if (found.uid !== owner.uid) await chown(folder, owner.uid, owner.gid)
	// No server runs here; the lock beside its socket may name a number that another program has by now.
	for (const name of [`.s.PGSQL.${serverPort}`, `.s.PGSQL.${serverPort}.lock`]) {
		await rm(join(folder, name), { force: true })
	}
	return ok(undefined)
}
