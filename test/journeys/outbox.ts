import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const timeoutMs = 20_000

/**
 * The link in the letters of one kind to an address, as a path of the site; waits until there are `count` of them and
 * takes the newest. Without a mail server letters are files in the data folder.
 */
export async function mailedPath(
	dataDir: string,
	to: string,
	kind: 'activation' | 'password_reset' | 'email_change' | 'email_change_notice' | 'email_restored',
	count = 1,
): Promise<string> {
	const folder = join(dataDir, 'outbox')
	const until = Date.now() + timeoutMs
	while (Date.now() < until) {
		const files = await readdir(folder).catch(() => [])
		const letters = await Promise.all(
			files
				.filter((file) => file.endsWith('.eml') && file.includes(`-${kind}-`))
				.sort()
				.map((file) => readFile(join(folder, file), 'utf8')),
		)
		const mine = letters.filter((letter) => letter.includes(`To: ${to}`))
		const link =
			mine.length < count ? undefined : /https?:\/\/[^\s"<>]+\/user\/[^\s"<>]+/.exec(mine.at(-1) ?? '')?.[0]
		if (link !== undefined) {
			const { pathname, search } = new URL(link)
			return pathname + search
		}
		await sleep(200)
	}
	throw new Error(`no ${kind} letter to ${to} in ${folder}`)
}
