import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const timeoutMs = 60_000

type Kind =
	| 'activation'
	| 'password_reset'
	| 'email_change'
	| 'email_change_notice'
	| 'email_restored'
	| 'two_factor_on'
	| 'api_key_made'
	| 'two_factor_undone'
	| 'digest'

/**
 * The newest e-mail of a kind to an address; waits until there are `count` of them. Without a mail server e-mails are
 * files in the data folder.
 */
export async function mailed(dataDir: string, to: string, kind: Kind, count = 1): Promise<string> {
	const folder = join(dataDir, 'outbox')
	const until = Date.now() + timeoutMs
	while (Date.now() < until) {
		const files = await readdir(folder).catch(() => [])
		const emails = await Promise.all(
			files
				.filter((file) => file.endsWith('.eml') && file.includes(`-${kind}-`))
				.sort()
				.map((file) => readFile(join(folder, file), 'utf8')),
		)
		const mine = emails.filter((email) => email.includes(`To: ${to}`))
		if (mine.length >= count) return mine.at(-1) ?? ''
		await sleep(200)
	}
	throw new Error(`no ${kind} email to ${to} in ${folder}`)
}

/** The link in such an e-mail, as a path of the site. */
export async function mailedPath(dataDir: string, to: string, kind: Kind, count = 1): Promise<string> {
	const email = await mailed(dataDir, to, kind, count)
	const { pathname, search } = new URL(/https?:\/\/[^\s"<>]+\/user\/[^\s"<>]+/.exec(email)?.[0] ?? '')
	return pathname + search
}
