import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createOutboxTransport } from '#mail/outbox-transport.ts'
import { addAccount, eraseAccount } from '#store/accounts/account-store.ts'
import { queueEmail } from '#store/accounts/mail-outbox-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { deleteOutboxFiles } from './delete-outbox-files.ts'
import { sendDueMail } from './send-mail.ts'

const { db } = await testDatabase()
const now = new Date('2026-05-01T08:00:00.123Z')

test('the e-mails of a deleted account are deleted, row and file, including a reset; those of others stay', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
	const person = async (name: string) => {
		const draft = { firstName: 'Sara', lastName: 'K', sex: 'U', locale: 'en', passwordHash: null } as const
		const email = `${name}@example.com`
		const id = (await addAccount(db, { ...draft, username: name, email }, now)) ?? 0
		await queueEmail(db, { kind: 'activation', accountId: id, address: email, locale: 'en' }, now)
		await queueEmail(db, { kind: 'password_reset', address: email, locale: 'fa' }, now)
		return id
	}
	const [gone, stays] = [await person('goes.away'), await person('stays.here')]
	await sendDueMail({
		db,
		now: () => now,
		publicUrl: 'https://news.example',
		transport: createOutboxTransport(folder, 'info@zagros.example', () => {}),
		onFailure: () => {},
		onTrouble: (error) => {
			throw error
		},
	})
	await writeFile(join(folder, 'notes.eml'), 'not ours')
	expect(await readdir(folder)).toHaveLength(5)
	expect(await deleteOutboxFiles({ db, folder })).toBe(0)

	await eraseAccount(db, gone)
	expect(await deleteOutboxFiles({ db, folder })).toBe(2)
	const rows = await sql<{ account: number }>`select account_id as account from mail_outbox`.execute(db)
	expect(rows.rows).toEqual([{ account: stays }, { account: stays }])
	expect((await readdir(folder)).toSorted()).toEqual([
		expect.stringMatching(/-activation-\d+\.eml$/),
		expect.stringMatching(/-password_reset-\d+\.eml$/),
		'notes.eml',
	])
})

test('an e-mail of another database with the same ids is not deleted', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
	const first = await sql<{ id: string }>`select min(id) as id from mail_outbox`.execute(db)
	await writeFile(join(folder, `2026-04-01T08-00-00.000Z-activation-${first.rows[0]?.id}.eml`), 'a sample’s')
	expect(await deleteOutboxFiles({ db, folder })).toBe(1)
	expect(await deleteOutboxFiles({ db, folder: join(folder, 'nowhere') })).toBe(0)
})
