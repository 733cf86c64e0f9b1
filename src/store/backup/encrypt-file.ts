import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

/** The first line of every file that age encrypted. */
export const ageHeader = 'age-encryption.org/v1\n'

const bytesOf = (path: string) =>
	Readable.toWeb(
		createReadStream(path),
	) as ReadableStream<Uint8Array> as globalThis.ReadableStream<Uint8Array>

/** Readable only by its owner, and flushed to disk when this resolves. */
const newFile = (path: string) => createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })

/** Encrypts a file for the holder of the recipient's key, which this machine does not need. */
export async function encryptFile(from: string, to: string, recipient: string): Promise<void> {
	const { Encrypter } = await import('age-encryption')
	const encrypter = new Encrypter()
	encrypter.addRecipient(recipient)
	await pipeline(await encrypter.encrypt(bytesOf(from)), newFile(to))
}

/** `identities` is the text of a file that `age-keygen` wrote: one key a line, and comments. */
export async function decryptFile(from: string, to: string, identities: string): Promise<void> {
	const { Decrypter } = await import('age-encryption')
	const decrypter = new Decrypter()
	const keys = identities.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
	for (const key of keys) decrypter.addIdentity(key.trim())
	await pipeline(await decrypter.decrypt(bytesOf(from)), newFile(to))
}

/** Whether the text is a valid recipient; its checksum detects typing errors. */
export async function isRecipient(text: string): Promise<boolean> {
	const { Encrypter } = await import('age-encryption')
	try {
		new Encrypter().addRecipient(text)
		return true
	} catch {
		return false
	}
}
