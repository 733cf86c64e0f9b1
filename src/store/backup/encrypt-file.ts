import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

/** How every file begins that was encrypted by age. */
export const ageHeader = 'age-encryption.org/v1\n'

const bytesOf = (path: string) =>
	Readable.toWeb(
		createReadStream(path),
	) as ReadableStream<Uint8Array> as globalThis.ReadableStream<Uint8Array>

/** Nobody but its owner reads it, and it is on the disk when this resolves. */
const newFile = (path: string) => createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })

/** Encrypts a file for who holds the key of the recipient, which this machine need not have. */
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

/** Whether the text is a recipient that can be encrypted for; a typing error is found by its checksum. */
export async function isRecipient(text: string): Promise<boolean> {
	const { Encrypter } = await import('age-encryption')
	try {
		new Encrypter().addRecipient(text)
		return true
	} catch {
		return false
	}
}
