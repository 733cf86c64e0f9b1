import { expect, test } from 'vitest'
import { activateAccount, addAccount } from '#store/accounts/account-store.ts'
import { spendAllowance } from '#store/accounts/allowance-store.ts'
import { keepAttempt } from '#store/accounts/google-identity-store.ts'
import { takeStrike } from '#store/accounts/login-attempt-store.ts'
import { finishEmail, queueEmail } from '#store/accounts/mail-outbox-store.ts'
import { storeToken } from '#store/accounts/token-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { tidyAccounts } from './tidy-accounts.ts'

const { db } = await testDatabase()
const begun = new Date('2026-04-01T00:00:00Z')
const after = (days: number) => new Date(begun.getTime() + days * 86_400_000)

async function add(username: string): Promise<number> {
	const draft = {
		username,
		email: `${username}@example.com`,
		firstName: 'S',
		lastName: 'K',
		sex: 'U',
	} as const
	return (await addAccount(db, { ...draft, locale: 'en', passwordHash: null }, begun)) ?? 0
}
const rowsOf = async (table: string) => {
	const found = await sql<{
		count: number
	}>`select count(*)::integer as count from ${sql.ref(table)}`.execute(db)
	return found.rows[0]?.count
}

test('only what has expired is deleted', async () => {
	const [confirmed, abandoned, waiting] = [
		await add('confirmed1'),
		await add('abandoned1'),
		await add('waiting.123'),
	]
	await activateAccount(db, confirmed, begun)
	const mail = {
		kind: 'activation',
		accountId: abandoned,
		address: 'a@example.com',
		locale: 'en',
	} as const
	await queueEmail(db, mail, begun)
	const sent = await sql<{ id: string }>`select id from mail_outbox`.execute(db)
	await finishEmail(db, sent.rows[0]?.id ?? '', 'sent', begun)
	await storeToken(db, { tokenHash: 'old', accountId: abandoned, purpose: 'activation' }, begun)
	await storeToken(db, { tokenHash: 'live', accountId: waiting, purpose: 'activation' }, after(7.5))
	await keepAttempt(db, 'state', 'session', { nonce: 'n', codeVerifier: 'v', locale: 'en' }, begun)
	await takeStrike(db, 'bucket', { max: 5, windowSeconds: 900 }, begun)
	await spendAllowance(db, 'bucket', { max: 3, seconds: 3600 }, begun)

	await tidyAccounts({ db, now: () => after(6) })
	expect(await rowsOf('account')).toBe(3)
	for (const table of ['account_token', 'google_attempt', 'login_strikes', 'spent_allowance']) {
		expect([table, await rowsOf(table)]).toEqual([table, table === 'account_token' ? 1 : 0])
	}
	await tidyAccounts({ db, now: () => after(8) })
	const left = await sql<{ username: string }>`select username from account order by id`.execute(db)
	expect(left.rows.map(({ username }) => username)).toEqual(['confirmed1', 'waiting.123'])
	expect(await rowsOf('mail_outbox')).toBe(0)
})
