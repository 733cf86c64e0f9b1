import { execFile } from 'node:child_process'
import { lchown, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorText } from '#store/database/database-problem.ts'

/** The user that the server runs as and that owns its files. `prefix` is put before its command line. */
export type ServerAccount = { uid: number; gid: number; prefix: string[] }

// A fixed environment, so that no locale, library path or PG* variable of the caller changes what the server does.
const serverEnvironment = {
	PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
	LC_ALL: 'C',
	TZ: 'UTC',
}

const usualNobody = ['nobody', '65534', '65534']

/**
 * PostgreSQL runs neither as root nor as a user without a name, as is common in containers. Root therefore runs it as
 * `nobody`, who gets the server's folder; a folder of another user is served by its owner. In a folder that only root may
 * enter, such as /root, and for a user without a name it runs in a user namespace, where their own files belong to
 * `nobody`: nothing is copied, but an attacker who takes over the server has root's files.
 */
export async function chooseServerAccount(
	folder: string,
	postgres: string,
	namespaceCommand = 'unshare',
): Promise<Result<ServerAccount, DatabaseProblem>> {
	const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
	const { uid, gid } = own.uid === 0 ? await stat(folder) : own
	const nobody = await findNobody()
	const namespace = [namespaceCommand, '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`]
	const plain = uid === 0 ? nobody : { uid, gid }
	const accounts = [
		{ ...plain, prefix: [] },
		{ uid, gid, prefix: namespace },
	]
	for (const account of accounts) {
		// It needs a name and a way to the server's folder and program.
		const needs = ['-c', 'id -un && test -x "$0" && test -x "$1"', dirname(folder), postgres]
		try {
			await runAs(account, 'sh', needs)
		} catch {
			continue
		}
		if (account.uid !== uid) await giveFolder(folder, account)
		return ok(account)
	}
	return fail({
		kind: 'no-account',
		message:
			`PostgreSQL runs neither as root nor as a user without a name, and user id ${plain.uid} cannot run it or has no ` +
			`way to ${folder} and ${postgres}: run as an ordinary user, put both where others may enter, or set DATABASE_URL`,
	})
}

async function findNobody(): Promise<{ uid: number; gid: number }> {
	const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '')
	const users = [...accounts.matchAll(/^([^:]+):[^:]*:([1-9]\d*):(\d+):/gm)].map(([, ...user]) => user)
	const [, uid, gid] = users.find(([name]) => name === 'nobody') ?? users[0] ?? usualNobody
	return { uid: Number(uid), gid: Number(gid) }
}

async function giveFolder(folder: string, { uid, gid }: ServerAccount): Promise<void> {
	// The folder itself comes last: while it is root's, an interrupted hand-over is done again.
	const inside = await readdir(folder, { recursive: true })
	for (const name of [...inside, '.']) await lchown(join(folder, name), uid, gid)
}

/** The command line and spawn options that run a program under an account. */
export function asAccount({ prefix, uid, gid }: ServerAccount, program: string, args: string[]) {
	const [command = program, ...rest] = [...prefix, program, ...args]
	return { command, args: rest, options: { env: serverEnvironment, cwd: '/', uid, gid } }
}

/** Throws the error output of a program that fails. */
export function runAs(account: ServerAccount, program: string, args: string[], input = ''): Promise<void> {
	const run = asAccount(account, program, args)
	return new Promise((resolve, reject) => {
		const child = execFile(run.command, run.args, run.options, (error, _out, complaint) => {
			const line = complaint.match(/(?:error|FATAL|PANIC): +(.*)/)?.[1] ?? complaint.trim().split('\n')[0]
			if (error) reject(new Error(line || errorText(error)))
			else resolve()
		})
		// A program that ends before it has read its input is reported by its exit.
		child.stdin?.on('error', () => {}).end(input)
	})
}
