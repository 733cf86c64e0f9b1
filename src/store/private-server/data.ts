import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorCode, type StoreLog } from '#store/database/database-problem.ts'
import { runAs, type ServerAccount } from './account.ts'
import { type ServerBinaries, serverMajor } from './binaries.ts'
import { giveToOwnerOf, type ServerFolder } from './folder.ts'
import { adminRole } from './roles.ts'

const draftPrefix = 'draft-'

export const initdbArguments = (data: string, role: string, durable: boolean): string[] => [
	`--pgdata=${data}`,
	`--username=${role}`,
	// Nobody else can enter the socket's folder, and there is no other way to connect. The admin role gets a password.
	'--auth=trust',
	'--encoding=UTF8',
	// The server's own order and case folding of text, not the machine's: the same everywhere.
	'--locale=C',
	'--locale-provider=builtin',
	'--builtin-locale=C.UTF-8',
	'--no-instructions',
	...(durable ? [] : ['--no-sync']),
]

/**
 * Creates the data folder where there is none, and the superuser's password where that is missing. The data folder is
 * created under another name and renamed in one step, so that a process killed half-way leaves nothing that looks like
 * a database.
 */
export async function prepareData(
	folder: ServerFolder,
	binaries: ServerBinaries,
	account: ServerAccount,
	{ durable, log }: { durable: boolean; log: StoreLog },
): Promise<Result<void, DatabaseProblem>> {
	const state = await inspectData(folder.data)
	if (!state.ok) return state
	if (state.value === 'absent') {
		log.info(`creating a private PostgreSQL in ${folder.root}`)
		await removeDrafts(folder)
		const draft = join(folder.root, `${draftPrefix}${randomBytes(4).toString('hex')}`)
		await runAs(account, binaries.initdb, initdbArguments(draft, adminRole, durable))
		await rename(draft, folder.data)
	}
	if (!existsSync(folder.adminPassword)) await setAdminPassword(folder, binaries, account)
	return ok(undefined)
}

async function removeDrafts(folder: ServerFolder): Promise<void> {
	for (const name of await readdir(folder.root)) {
		if (!name.startsWith(draftPrefix)) continue
		// The initdb of a killed process may still be writing to it: then it is deleted at the next start.
		await rm(join(folder.root, name), { recursive: true, force: true }).catch(() => undefined)
	}
}

const essentials = ['global/pg_control', 'base', 'pg_wal', 'pg_xact', 'postgresql.conf', 'pg_hba.conf']

/** The state of the data folder; one that exists and is incomplete is never touched. */
async function inspectData(data: string): Promise<Result<'absent' | 'present', DatabaseProblem>> {
	const entries = await readdir(data).catch((error: unknown) => {
		if (errorCode(error) === 'ENOENT') return []
		throw error
	})
	if (entries.length === 0) return ok('absent')
	const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => undefined)
	if (version === undefined) return fail(damaged(data, 'PG_VERSION is missing'))
	if (version.trim() !== String(serverMajor)) {
		return fail({
			kind: 'other-major',
			message:
				`The database in ${data} was made by PostgreSQL ${version.trim()}, this program brings ${serverMajor}: ` +
				'use the program version it was made with, or move the folder away to start with an empty database',
		})
	}
	for (const name of essentials) {
		if (!existsSync(join(data, name))) return fail(damaged(data, `${name} is missing`))
	}
	return ok('present')
}

export const damaged = (data: string, what: string): DatabaseProblem => ({
	kind: 'damaged',
	message:
		`The database in ${data} is damaged (${what}): restore the folder from a backup, ` +
		'or move it away to start with an empty database',
})

const passwordRule = `local all,replication ${adminRole} scram-sha-256\n`

/**
 * The socket alone does not make a superuser: that needs the password in the folder. It is set without a server, so that
 * nobody can connect before. The file comes last: a process killed half-way starts again with another password.
 */
async function setAdminPassword(
	{ root, data, adminPassword }: ServerFolder,
	binaries: ServerBinaries,
	account: ServerAccount,
): Promise<void> {
	const password = randomBytes(32).toString('base64url')
	const statement = `alter role ${adminRole} password '${password}'`
	await runAs(account, binaries.postgres, ['--single', '-D', data, 'postgres'], statement)
	const rulesFile = join(data, 'pg_hba.conf')
	const rules = await readFile(rulesFile, 'utf8')
	if (!rules.startsWith(passwordRule)) await replaceFile(rulesFile, passwordRule + rules, root)
	await replaceFile(adminPassword, password, root)
}

/** In one step and for the owner alone: a process killed half-way leaves the file as it was. */
async function replaceFile(path: string, text: string, root: string): Promise<void> {
	const draft = `${path}.draft`
	await writeFile(draft, text, { mode: 0o600 })
	await giveToOwnerOf(root, draft)
	await rename(draft, path)
}
