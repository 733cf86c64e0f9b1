import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A letter that lies in the folder, by its name alone. */
export type OutboxFile = { file: string; id: string; createdAt: Date }

// A letter that is written again takes the place of the first. No colons: not every file system takes them.
export const outboxFileName = ({
	createdAt,
	kind,
	id,
}: {
	createdAt: Date
	kind: string
	id: string
}): string => `${createdAt.toISOString().replaceAll(':', '-')}-${kind}-${id}.eml`

const form = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-\w+-(\d+)\.eml(?:\.part)?$/

/** The letters in the folder; files that nobody here wrote are left alone. */
export async function listOutbox(folder: string): Promise<OutboxFile[]> {
	const names = await readdir(folder).catch(() => [])
	return names.flatMap((file) => {
		const [, hour, minute, second, id] = form.exec(file) ?? []
		return id === undefined ? [] : [{ file, id, createdAt: new Date(`${hour}:${minute}:${second}`) }]
	})
}

export const removeFromOutbox = (folder: string, { file }: OutboxFile): Promise<void> =>
	rm(join(folder, file), { force: true })
