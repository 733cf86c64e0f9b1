import { createHash, randomBytes } from 'node:crypto'
import { constants, type FileHandle, link, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { fail, ok, type Result } from '#domain/result.ts'
import { errorCode, errorText } from '#store/database/database-problem.ts'
import { encryptFile } from './encrypt-file.ts'
import { firstLine, lastLine } from './file-layout.ts'
import type { FilePart, Manifest } from './manifest.ts'

export type BackupDraft = {
	/** Compresses a stream to the end of the file. */
	addPart: (source: Readable, onBytes: (bytes: number) => void, stop: AbortSignal) => Promise<FilePart>
	/** Writes the manifest, has the file inspected and encrypted, and gives it its name once every byte is on the disk. */
	finish: (manifest: Manifest) => Promise<{ bytes: number }>
	/** Removes what was written. */
	abandon: () => Promise<void>
}

export type DraftOptions = {
	overwrite: boolean
	/** Looks at the file before it is encrypted and gets its name; throws where it is no good. */
	inspect?: ((draft: string) => Promise<void>) | undefined
	/** For whom it is encrypted, as age names them. */
	recipient?: string | undefined
}

/** What a draft is called while it is written, beside the file that it becomes. */
export const draftPattern = /^\..+\.[0-9a-f]{12}(?:-age)?\.part$/

/** Nobody but its owner reads it: it holds accounts and keys. */
const ownerOnly = constants.S_IRUSR | constants.S_IWUSR

/** Begins a backup beside its final name, so that a half one never stands under it. */
export async function draftBackup(path: string, options: DraftOptions): Promise<Result<BackupDraft, string>> {
	const there = await stat(path).catch(() => undefined)
	if (there?.isDirectory()) return fail(`${path} is a folder: name a file in it`)
	if (there && !options.overwrite)
		return fail(`${path} exists already: name another file, or say --overwrite`)
	const draft = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.part`)
	try {
		const handle = await open(draft, 'wx', ownerOnly)
		await handle.writeFile(firstLine)
		return ok(draftOn(handle, draft, path, options))
	} catch (error) {
		return fail(`${path} cannot be written (${errorText(error)})`)
	}
}

function draftOn(
	handle: FileHandle,
	draft: string,
	path: string,
	{ overwrite, inspect, recipient }: DraftOptions,
): BackupDraft {
	let end = firstLine.length
	const encrypted = draft.replace(/\.part$/, '-age.part')
	return {
		addPart: async (source, onBytes, stop) => {
			const hash = createHash('sha256')
			const offset = end
			const keep = async (chunks: AsyncIterable<Uint8Array>) => {
				for await (const chunk of chunks) {
					hash.update(chunk)
					await handle.writeFile(chunk)
					end += chunk.length
					onBytes(end)
				}
			}
			await pipeline(source, createZstdCompress(), keep, { signal: stop })
			return { offset, bytes: end - offset, sha256: hash.digest('hex') }
		},
		finish: async (manifest) => {
			const text = Buffer.from(`${JSON.stringify(manifest)}\n`)
			await handle.writeFile(text)
			const tail = lastLine(end, createHash('sha256').update(text).digest('hex'))
			await handle.writeFile(tail)
			await handle.sync()
			await handle.close()
			await inspect?.(draft)
			if (recipient !== undefined) await encryptFile(draft, encrypted, recipient)
			await giveName(recipient === undefined ? draft : encrypted, path, overwrite)
			await rm(draft, { force: true })
			await syncFolder(dirname(path))
			return { bytes: (await stat(path)).size }
		},
		abandon: async () => {
			await handle.close().catch(() => {})
			for (const file of [draft, encrypted]) await rm(file, { force: true })
		},
	}
}

/** A name that somebody took meanwhile is not taken from them: unlike a rename, a link refuses. */
async function giveName(draft: string, path: string, overwrite: boolean): Promise<void> {
	if (overwrite) return rename(draft, path)
	try {
		await link(draft, path)
	} catch (error) {
		if (errorCode(error) === 'EEXIST') throw new Error(`${path} was made by somebody else meanwhile`)
		// A file system without links.
		return rename(draft, path)
	}
	await rm(draft)
}

async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder)
	// Some file systems sync no folder; the file itself is safe.
	await handle.sync().catch(() => {})
	await handle.close()
}
