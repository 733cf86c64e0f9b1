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
	/** Compresses a stream and appends it to the file. */
	addPart: (source: Readable, onBytes: (bytes: number) => void, stop: AbortSignal) => Promise<FilePart>
	/** Writes the manifest, inspects and encrypts the file, and renames it once every byte is on disk. */
	finish: (manifest: Manifest) => Promise<{ bytes: number }>
	/** Removes the temporary file. */
	abandon: () => Promise<void>
}

export type DraftOptions = {
	overwrite: boolean
	/** Checks the file before it is encrypted and renamed; throws if it is not good. */
	inspect?: ((draft: string) => Promise<void>) | undefined
	/** The age recipient that it is encrypted for. */
	recipient?: string | undefined
}

/** The name of a temporary file beside the final one. */
export const draftPattern = /^\..+\.[0-9a-f]{12}(?:-age)?\.part$/

/** Only its owner may read it, because it contains accounts and keys. */
const ownerOnly = constants.S_IRUSR | constants.S_IWUSR

/** Begins a backup under a temporary name, so that an incomplete file never has the final one. */
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

/** A link fails if the name exists, unlike a rename, so no file is overwritten. */
async function giveName(draft: string, path: string, overwrite: boolean): Promise<void> {
	if (overwrite) return rename(draft, path)
	try {
		await link(draft, path)
	} catch (error) {
		if (errorCode(error) === 'EEXIST') throw new Error(`${path} was created by another process meanwhile`)
		// The file system does not support links.
		return rename(draft, path)
	}
	await rm(draft)
}

async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder)
	// Some file systems cannot sync a folder; the file itself is safe.
	await handle.sync().catch(() => {})
	await handle.close()
}
