import { createHash } from 'node:crypto'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, type Transform } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { fail, ok, type Result } from '#domain/result.ts'
import { errorCode, errorText } from '#store/database/database-problem.ts'
import { ageHeader, decryptFile } from './encrypt-file.ts'
import { firstLine, firstLinePattern, lastLineLength, readLastLine } from './file-layout.ts'
import { type FilePart, formatVersion, type Manifest, manifestSchema } from './manifest.ts'

export type BackupFile = {
	manifest: Manifest
	bytes: number
	/** The bytes of a part, and the stream that decompresses them. */
	read: (part: FilePart) => readonly [Readable, Transform]
	close: () => Promise<void>
}

type CheckProgress = (checked: number, bytes: number) => void

type OpenOptions = {
	onProgress?: CheckProgress /** The keys of an encrypted file, as `age-keygen` writes them. */
	identities?: string | undefined
}

/** Opens a backup and reads all of it once: an incomplete file is refused before anything is done with it. */
export async function openBackup(
	path: string,
	{ onProgress = () => {}, identities }: OpenOptions = {},
): Promise<Result<BackupFile, string>> {
	const opened = await openPlain(path, identities).then(ok, (error: unknown) =>
		fail(
			errorCode(error) === 'ENOENT'
				? `there is no file ${path}`
				: `${path} cannot be read (${errorText(error)})`,
		),
	)
	if (!opened.ok) return opened
	const handle = opened.value
	try {
		const checked = await check(handle, onProgress)
		if (!checked.ok) await handle.close()
		if (!checked.ok) return fail(`${path} ${checked.failure}`)
		return ok({ ...checked.value, read: (part) => readPart(handle, part), close: () => handle.close() })
	} catch (error) {
		await handle.close()
		return fail(`${path} cannot be read (${errorText(error)})`)
	}
}

/** An encrypted file is decrypted into an unlinked temporary file. */
async function openPlain(path: string, identities: string | undefined): Promise<FileHandle> {
	const handle = await open(path)
	if ((await readText(handle, 0, ageHeader.length)) !== ageHeader) return handle
	await handle.close()
	if (identities === undefined) throw new Error('it is encrypted: say --identity KEYFILE')
	const folder = await mkdtemp(join(tmpdir(), 'zagros-decrypt-'))
	try {
		const plain = join(folder, 'backup')
		await decryptFile(path, plain, identities)
		return await open(plain)
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}

async function check(
	handle: FileHandle,
	onProgress: CheckProgress,
): Promise<Result<{ manifest: Manifest; bytes: number }, string>> {
	const { size } = await handle.stat()
	const head = await readText(handle, 0, Math.min(size, 2 * firstLine.length))
	const version = firstLinePattern.exec(head)?.[1]
	if (version === undefined) return fail('is not a backup of this product')
	if (Number(version) > formatVersion) {
		return fail(`was made by a newer version of the program (format ${version}): restore it with that one`)
	}
	const tail = readLastLine(await readText(handle, Math.max(0, size - lastLineLength), lastLineLength))
	if (tail === undefined) return fail('is cut off or was added to: its last line is missing')
	const length = size - lastLineLength - tail.manifestOffset
	if (length <= 0 || tail.manifestOffset < firstLine.length) return damaged('its last line is wrong')
	const text = await readText(handle, tail.manifestOffset, length)
	if (createHash('sha256').update(text).digest('hex') !== tail.sha256) {
		return damaged('its list of contents was changed')
	}
	const manifest = manifestSchema.safeParse(JSON.parse(text))
	if (!manifest.success || !head.startsWith(firstLine)) return damaged('its list of contents makes no sense')
	const wrong = await findWrongPart(handle, manifest.data, tail.manifestOffset, onProgress)
	return wrong === undefined ? ok({ manifest: manifest.data, bytes: size }) : damaged(wrong)
}

const damaged = (what: string) => fail(`is damaged (${what}): use another backup`)

/** Every byte between the first line and the manifest must belong to a part and match its checksum. */
async function findWrongPart(
	handle: FileHandle,
	{ tables }: Manifest,
	end: number,
	onProgress: CheckProgress,
): Promise<string | undefined> {
	let at = firstLine.length
	for (const part of tables) {
		if (part.offset !== at || part.offset + part.bytes > end) return 'its parts do not follow each other'
		const hash = createHash('sha256')
		for await (const chunk of bytesOf(handle, part)) {
			hash.update(chunk)
			at += chunk.length
			onProgress(at, end)
		}
		if (hash.digest('hex') !== part.sha256) return `the table ${part.name} was changed`
	}
	return at === end ? undefined : 'its parts do not follow each other'
}

const chunkSize = 262_144

/** Read by hand, because an aborted stream would close the file handle, which others still use. */
async function* bytesOf(handle: FileHandle, { offset, bytes }: FilePart): AsyncGenerator<Buffer> {
	const end = offset + bytes
	for (let position = offset; position < end; ) {
		const buffer = Buffer.allocUnsafe(Math.min(chunkSize, end - position))
		const { bytesRead } = await handle.read({ buffer, position })
		if (bytesRead === 0) return
		position += bytesRead
		yield buffer.subarray(0, bytesRead)
	}
}

const readPart = (handle: FileHandle, part: FilePart) =>
	[Readable.from(bytesOf(handle, part)), createZstdDecompress()] as const

async function readText(handle: FileHandle, position: number, length: number): Promise<string> {
	const buffer = Buffer.alloc(length)
	const { bytesRead } = await handle.read({ buffer, position })
	return buffer.toString('utf8', 0, bytesRead)
}
