import { access, chown, constants, mkdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fail, ok, type Result } from '#domain/result.ts'

const { R_OK, W_OK, X_OK } = constants
const codeFolder = fileURLToPath(new URL('../..', import.meta.url))

const can = (path: string, mode: number): Promise<boolean> =>
	access(path, mode).then(
		() => true,
		() => false,
	)

/** Root continues as the user that RUN_AS names, who must be able to read the code and to write the data. */
export async function continueAs(
	name: string | undefined,
	dataDir: string,
	backupFolder?: string,
): Promise<Result<void, string>> {
	if (name === undefined || process.getuid?.() !== 0) return ok(undefined)
	const user = await findUser(name)
	if (user === undefined) return fail(`RUN_AS: this machine has no user ${name}`)
	if (user.uid === 0) return fail(`RUN_AS: ${name} is root itself: name an ordinary user`)
	await makeFor(user, dataDir)
	if (backupFolder !== undefined) await makeFor(user, backupFolder)
	process.setgroups?.([user.gid])
	process.setgid?.(user.gid)
	process.setuid?.(user.uid)
	process.env.HOME = user.home
	for (const folder of [codeFolder, join(codeFolder, 'node_modules')]) {
		if (!(await can(folder, R_OK | X_OK))) {
			return fail(`RUN_AS: user ${name} cannot read the code in ${folder}: let others read it, or move it`)
		}
	}
	const database = join(dataDir, 'postgres')
	for (const folder of [dataDir, database]) {
		const isThere = folder === dataDir || (await can(folder, constants.F_OK))
		if (isThere && !(await can(folder, R_OK | W_OK | X_OK))) {
			return fail(`RUN_AS: user ${name} cannot use ${folder}: run "chown -R ${name} ${dataDir}" once`)
		}
	}
	return ok(undefined)
}

/** A missing folder is created for that user, with those above it; the owner of an existing one does not change. */
async function makeFor({ uid, gid }: { uid: number; gid: number }, folder: string): Promise<void> {
	const made = await mkdir(folder, { recursive: true, mode: 0o700 })
	if (made === undefined) return
	const first = resolve(made)
	for (let path = resolve(folder); path.length >= first.length; path = dirname(path))
		await chown(path, uid, gid)
}

async function findUser(name: string): Promise<{ uid: number; gid: number; home: string } | undefined> {
	const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
	const fields = lines.map((line) => line.split(':')).find(([known]) => known === name)
	if (fields === undefined) return undefined
	const [, , uid, gid, , home = '/'] = fields
	return { uid: Number(uid), gid: Number(gid), home }
}
