import { spawn } from 'node:child_process'
import { lchown, lstat, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fail, ok, type Result } from '#domain/result.ts'
import type { DatabaseProblem } from '#store/database/database-problem.ts'

/** The user that the server runs as. `prefix` is put before its command line; `uid` and `gid` own its files. */
export type ServerAccount = { prefix: string[]; uid: number; gid: number; switchUser: boolean }

// A fixed environment, so that no locale, library path or PG* variable of the caller changes what the server does.
const serverEnvironment = {
	PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
	LC_ALL: 'C',
	TZ: 'UTC',
}

const usualNobody = { uid: 65_534, gid: 65_534 }

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as `nobody`, who gets the server's folder. In a folder that
 * only root may enter it runs in a user namespace, where root's own files belong to an ordinary user: nothing is
 * copied, but whoever takes over the server has root's files. A folder of another user is served by its owner.
 */
export async function chooseServerAccount(
	folder: string,
	postgres: string,
	namespaceCommand = 'unshare',
): Promise<Result<ServerAccount, DatabaseProblem>> {
	const reaches = (account: ServerAccount) =>
		succeeds(account, 'test', ['-x', dirname(folder), '-a', '-x', postgres])
	const named = await namedOnes(await candidates(folder, namespaceCommand))
	const [first] = named
	if (first === undefined) {
		return fail({
			kind: 'no-account',
			message:
				`PostgreSQL cannot run as user id ${process.getuid?.()}, which has no name on this machine: ` +
				'run as a named user, or set DATABASE_URL',
		})
	}
	const account = await findFirst(named, reaches)
	if (account === undefined) {
		return fail({
			kind: 'no-account',
			message:
				`PostgreSQL does not run as root, and user id ${first.uid} without root's rights cannot reach ${folder} and ` +
				`${postgres}: run as an ordinary user, put both where others may enter, or set DATABASE_URL`,
		})
	}
	if (account.switchUser) await giveFolder(folder, account)
	return ok(account)
}

async function candidates(folder: string, namespaceCommand: string): Promise<ServerAccount[]> {
	const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0]
	const nobody = await findNobody()
	const namespace = [namespaceCommand, '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`]
	const owner = await stat(folder)
	const plain: ServerAccount =
		uid === 0 && owner.uid !== 0
			? { prefix: [], uid: owner.uid, gid: owner.gid, switchUser: true }
			: { prefix: [], uid, gid, switchUser: false }
	const namespaced: ServerAccount = { ...plain, prefix: namespace }
	if (plain.uid !== 0) return [plain, namespaced]
	return [{ prefix: [], ...nobody, switchUser: true }, namespaced]
}

/** initdb refuses to run as a uid without a name, as is common in containers. */
async function namedOnes(accounts: ServerAccount[]): Promise<ServerAccount[]> {
	const named = await Promise.all(accounts.map((account) => succeeds(account, 'id', ['-un'])))
	return accounts.filter((_account, index) => named[index])
}

async function findFirst<Item>(
	items: readonly Item[],
	fits: (item: Item) => Promise<boolean>,
): Promise<Item | undefined> {
	for (const item of items) if (await fits(item)) return item
	return undefined
}

async function findNobody(): Promise<{ uid: number; gid: number }> {
	const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '')
	const users = accounts
		.split('\n')
		.map((line) => line.split(':'))
		.map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
		.filter((user) => user.uid > 0)
	const { uid, gid } = users.find((user) => user.name === 'nobody') ?? users[0] ?? usualNobody
	return { uid, gid }
}

async function giveFolder(folder: string, { uid, gid }: ServerAccount): Promise<void> {
	const owner = await lstat(folder)
	if (owner.uid === uid) return
	// The folder itself comes last: while it is root's, an interrupted hand-over is done again.
	const inside = await readdir(folder, { recursive: true })
	for (const name of [...inside, '.']) await lchown(join(folder, name), uid, gid)
}

/** The command line and spawn options that run a program under an account. */
export function asAccount(account: ServerAccount, program: string, args: string[]) {
	const [command = program, ...rest] = [...account.prefix, program, ...args]
	const identity = account.switchUser ? { uid: account.uid, gid: account.gid } : {}
	return { command, args: rest, options: { env: serverEnvironment, cwd: '/', ...identity } }
}

function succeeds(account: ServerAccount, program: string, args: string[]): Promise<boolean> {
	const run = asAccount(account, program, args)
	return new Promise((resolve) => {
		const child = spawn(run.command, run.args, { ...run.options, stdio: 'ignore' })
		child.once('error', () => resolve(false))
		child.once('exit', (code) => resolve(code === 0))
	})
}
