import { spawn } from 'node:child_process'
import { lchown, readdir, readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { fail, ok, type Result } from '#domain/result.ts'
import type { DatabaseProblem } from './database-problem.ts'

/** As whom the server runs. `prefix` is put before its command line; `uid` and `gid` own its files. */
export type ServerAccount = { prefix: string[]; uid: number; gid: number; switchUser: boolean }

// A fixed environment, so that no locale, library path or PG* variable of the caller changes what the server does.
export const serverEnvironment = {
	PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
	LC_ALL: 'C',
	TZ: 'UTC',
}

const nobody = 65_534

/**
 * PostgreSQL refuses to run as root. Root therefore runs it in a user namespace, where root's own files belong to an
 * ordinary user: nothing is copied and a folder only root may enter stays one. Where namespaces are refused it runs
 * as `nobody`, to whom the server's folder is given.
 */
export async function chooseServerAccount(
	folder: string,
	postgres: string,
	namespaceCommand = 'unshare',
): Promise<Result<ServerAccount, DatabaseProblem>> {
	const uid = process.getuid?.() ?? 0
	const gid = process.getgid?.() ?? 0
	const account = await accountFor(folder, uid, gid, namespaceCommand)
	if (!account) {
		return fail({
			kind: 'no-account',
			message: `User id ${uid} has no name on this machine, so PostgreSQL cannot run as it: run as a named user, or set DATABASE_URL`,
		})
	}
	if (await succeeds(account, 'sh', ['-c', 'test -w "$1" && test -x "$2"', 'sh', folder, postgres]))
		return ok(account)
	const who = account.switchUser ? `user id ${account.uid}` : 'the user of the database server'
	return fail({
		kind: 'no-account',
		message:
			`PostgreSQL does not run as root, and ${who} cannot reach ${folder} and ${postgres}: ` +
			'run as an ordinary user, put DATA_DIR and the program where others may enter, or set DATABASE_URL',
	})
}

async function accountFor(
	folder: string,
	uid: number,
	gid: number,
	namespaceCommand: string,
): Promise<ServerAccount | undefined> {
	const itself: ServerAccount = { prefix: [], uid, gid, switchUser: false }
	if (uid !== 0 && hasName()) return itself
	if (uid === 0) {
		const owner = await stat(folder)
		if (owner.uid !== 0) return { prefix: [], uid: owner.uid, gid: owner.gid, switchUser: true }
	}
	const inside = await namedUser()
	const prefix = [namespaceCommand, '--user', `--map-user=${inside.uid}`, `--map-group=${inside.gid}`]
	const namespaced: ServerAccount = { ...itself, prefix }
	if (await succeeds(namespaced, 'true', [])) return namespaced
	if (uid !== 0) return undefined
	await giveAway(folder)
	return { prefix: [], uid: nobody, gid: nobody, switchUser: true }
}

function hasName(): boolean {
	try {
		return userInfo().username !== ''
	} catch {
		return false
	}
}

/** An ordinary user this machine has a name for, since initdb refuses to run as a number without one. */
async function namedUser(): Promise<{ uid: number; gid: number }> {
	const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '')
	const users = accounts
		.split('\n')
		.map((line) => line.split(':'))
		.map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
		.filter((user) => user.uid > 0)
	return users.find((user) => user.name === 'nobody') ?? users[0] ?? { uid: nobody, gid: nobody }
}

async function giveAway(folder: string): Promise<void> {
	await lchown(folder, nobody, nobody)
	for (const name of await readdir(folder, { recursive: true }))
		await lchown(join(folder, name), nobody, nobody)
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
