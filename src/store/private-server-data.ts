import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorText } from './database-problem.ts'
import { asAccount, type ServerAccount } from './private-server-account.ts'
import { type ServerBinaries, serverMajor } from './private-server-binaries.ts'
import { inspectData, type ServerFolder } from './private-server-folder.ts'
import { serverRole } from './private-server-login.ts'

const draftPrefix = 'draft-'

/**
 * Makes the data folder where there is none. It is made under another name and takes its own in one step, so that a
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
	const draft = join(folder.root, `${draftPrefix}${serverMajor}-${randomBytes(4).toString('hex')}`)
	const run = asAccount(account, binaries.initdb, [
		`--pgdata=${draft}`,
		`--username=${serverRole}`,
		// Nobody else can enter the socket's folder, and there is no other way in.
		'--auth=trust',
		'--encoding=UTF8',
		// The server's own rules for text, not the machine's: the same order and the same folding everywhere.
		'--locale=C',
		'--locale-provider=builtin',
		'--builtin-locale=C.UTF-8',
		'--no-instructions',
		...(durable ? [] : ['--no-sync']),
	])
	const failure = await new Promise<string | undefined>((resolve) => {
		execFile(run.command, run.args, run.options, (error, _out, complaint) => {
			const line = complaint.match(/(?:error|FATAL|PANIC): +(.*)/)?.[1] ?? complaint.trim().split('\n')[0]
			resolve(error ? line || errorText(error) : undefined)
		})
	})
	if (failure !== undefined) {
		return fail({
			kind: 'cannot-start',
			message: `No database can be made in ${folder.root} (${failure}): set DATABASE_URL to a PostgreSQL server of yours, or cure the cause`,
		})
	}
	await rename(draft, folder.data)
	return ok('made')
}

async function removeDrafts(folder: ServerFolder): Promise<void> {
	for (const name of await readdir(folder.root)) {
		if (name.startsWith(draftPrefix)) await rm(join(folder.root, name), { recursive: true, force: true })
	}
}
