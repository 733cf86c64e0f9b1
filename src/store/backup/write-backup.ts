import type pg from 'pg'
import { fail, ok, type Result } from '#domain/result.ts'
import { errorText } from '#store/database/database-problem.ts'
import type { Database } from '#store/database/open-database.ts'
import { formatVersion, type Manifest, type Progress, type TablePart } from './manifest.ts'
import { type BackupTable, readHistory, readSequences, tablesWithoutRows, takeSnapshot } from './snapshot.ts'
import { type BackupDraft, type DraftOptions, draftBackup } from './write-file.ts'

export type BackupRequest = Partial<DraftOptions> & {
	database: Pick<Database, 'openClient'>
	news: Manifest['news']
	productVersion: string
	path: string
	now: () => Date
	onProgress?: (progress: Progress) => void
	stop: AbortSignal
}

export type BackupMade = { bytes: number; tables: number; rows: number }

/** Writes the whole database as of one moment into one file, while the product keeps working. */
export async function writeBackup(request: BackupRequest): Promise<Result<BackupMade, string>> {
	const draft = await draftBackup(request.path, { overwrite: false, ...request })
	if (!draft.ok) return draft
	try {
		const manifest = await readDatabase(request, draft.value)
		const { bytes } = await draft.value.finish(manifest)
		const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
		return ok({ bytes, tables: manifest.tables.length, rows })
	} catch (error) {
		await draft.value.abandon()
		const why = request.stop.aborted ? 'told to stop' : errorText(error)
		return fail(`no backup was made: ${why}`)
	}
}

async function readDatabase(request: BackupRequest, draft: BackupDraft): Promise<Manifest> {
	const client = await request.database.openClient()
	client.on('error', () => {})
	const giveUp = () => void client.end().catch(() => {})
	request.stop.addEventListener('abort', giveUp, { once: true })
	try {
		return await copyOut(client, draft, request)
	} finally {
		request.stop.removeEventListener('abort', giveUp)
		// Also ends the snapshot, and an aborted copy.
		await client.end().catch(() => {})
	}
}

async function copyOut(
	client: pg.Client,
	draft: BackupDraft,
	{ news, productVersion, now, onProgress = () => {}, stop }: BackupRequest,
): Promise<Manifest> {
	const tables = await takeSnapshot(client)
	const madeAt = now().toISOString()
	const parts: TablePart[] = []
	for (const table of tables) {
		const onBytes = (bytes: number) =>
			onProgress({ table: table.name, done: parts.length, tables: tables.length, bytes })
		parts.push(await copyTable(client, draft, table, onBytes, stop))
	}
	return {
		format: formatVersion,
		product: { name: 'zagros', version: productVersion },
		madeAt,
		news,
		migrations: await readHistory(client),
		tables: parts,
		sequences: await readSequences(client),
	}
}

async function copyTable(
	client: pg.Client,
	draft: BackupDraft,
	{ name, columns }: BackupTable,
	onBytes: (bytes: number) => void,
	stop: AbortSignal,
): Promise<TablePart> {
	const { to } = await import('pg-copy-streams')
	const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
	const table = client.escapeIdentifier(name)
	const rows = tablesWithoutRows.has(name)
		? `(select ${list} from ${table} where false)`
		: `${table} (${list})`
	const source = client.query(to(`copy ${rows} to stdout`))
	// The pipeline reports the error; the connection may fail once more after that.
	source.on('error', () => {})
	const part = await draft.addPart(source, onBytes, stop)
	// The number of rows is known after the last of them; the response to a further query comes after it.
	await client.query('select')
	return { name, columns, rows: source.rowCount, ...part }
}
