import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorText } from '#store/database/database-problem.ts'
import { asAccount, type ServerAccount } from './account.ts'
import type { ServerBinaries } from './binaries.ts'
import { inspectData, type ServerFolder } from './folder.ts'
import { adminRole } from './login.ts'

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
 * Creates the data folder where there is none. It is created under another name and renamed in one step, so that a
 * process killed half-way leaves nothing that looks like a database.
 */
export async function prepareData(
	folder: ServerFolder,
	binaries: ServerBinaries,
	account: ServerAccount,
	durable: boolean,
): Promise<Result<'made' | 'found', DatabaseProblem>> {
	const state = await inspectData(folder.data)
	if (!state.ok) return state
	if (state.value === 'present') return ok('found')

	await removeDrafts(folder)
	const draft = join(folder.root, `${draftPrefix}${randomBytes(4).toString('hex')}`)
	const run = asAccount(account, binaries.initdb, initdbArguments(draft, adminRole, durable))
	const complaint = await complaintOf(run)
	if (complaint !== undefined) {
		return fail({
			kind: 'cannot-start',
			message: `No database can be created in ${folder.root} (${complaint}): correct this, or set DATABASE_URL`,
		})
	}
	await rename(draft, folder.data)
	return ok('made')
}

/** The error output of a failed program; undefined when it did not fail. */
function complaintOf(run: ReturnType<typeof asAccount>): Promise<string | undefined> {
	return new Promise((resolve) => {
		execFile(run.command, run.args, run.options, (error, _out, complaint) => {
			const line = complaint.match(/(?:error|FATAL|PANIC): +(.*)/)?.[1] ?? complaint.trim().split('\n')[0]
			resolve(error ? line || errorText(error) : undefined)
		})
	})
}

async function removeDrafts(folder: ServerFolder): Promise<void> {
	for (const name of await readdir(folder.root)) {
		if (!name.startsWith(draftPrefix)) continue
		// The initdb of a killed process may still be writing to it: then it is deleted at the next start.
		await rm(join(folder.root, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
	}
}
