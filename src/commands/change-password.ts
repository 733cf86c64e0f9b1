import type { Account } from '#domain/account.ts'
import { putLetter } from '#store/mail-outbox-store.ts'
import { endSessionsOf } from '#store/session-store.ts'
import { dropTokens } from '#store/token-store.ts'
import { setPasswordHash } from '#store/user-store.ts'
import type { AccountPorts } from './account-ports.ts'
import { forgiveStrangers } from './login-buckets.ts'

/** Every device is signed out, every mailed link is dead, and the owner is told. Inside a transaction. */
export async function replacePassword(
	{ id, email, locale }: Account,
	passwordHash: string,
	ports: Pick<AccountPorts, 'db' | 'now' | 'secret'>,
): Promise<void> {
	const { db } = ports
	const now = new Date(ports.now())
	await setPasswordHash(db, id, passwordHash)
	await endSessionsOf(db, id, now)
	await dropTokens(db, id)
	await putLetter(db, { letter: 'password_changed', accountId: id, address: email, locale }, now)
	await forgiveStrangers(ports, id)
}
