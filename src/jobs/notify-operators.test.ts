import { expect, test } from 'vitest'
import { addAccount } from '#store/accounts/account-store.ts'
import { recordFailedBackup, recordGoodBackup } from '#store/backup/backup-record.ts'
import { addOperator } from '#store/operator/operator-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { notifyOperators } from './notify-operators.ts'
import { prepareEmail } from './prepare-email.ts'

const { db } = await testDatabase()
const begun = new Date('2026-04-01T08:00:00Z')
const hours = (count: number) => new Date(begun.getTime() + count * 3_600_000)

test('operators get one e-mail a day as long as something needs attention', async () => {
	const person = { firstName: 'S', lastName: 'K', sex: 'F', passwordHash: null } as const
	const sara = { ...person, username: 'sara.k', email: 'sara@example.com', locale: 'fa' } as const
	const omid = { ...person, username: 'omid.r', email: 'omid@example.com', locale: 'en' } as const
	for (const one of [sara, omid]) await addAccount(db, one, begun)
	await sql`update account set activated_at = ${begun}`.execute(db)
	const found = await sql<{ id: number }>`select id from account where username = 'sara.k'`.execute(db)
	await addOperator(db, found.rows[0]?.id ?? 0, begun)
	const emails = async () =>
		(
			await sql<Record<string, string>>`select address, letter, facts from mail_outbox order by id`.execute(
				db,
			)
		).rows

	await notifyOperators({ db, now: () => begun })
	expect(await emails()).toEqual([])
	await recordFailedBackup(db, 'the disk is full')
	for (const hour of [0, 1, 2]) await notifyOperators({ db, now: () => hours(hour) })
	const row = { address: 'sara@example.com', letter: 'operator_needed', facts: { concerns: ['backup'] } }
	expect(await emails()).toEqual([row])
	await notifyOperators({ db, now: () => hours(24) })
	expect(await emails()).toEqual([row, row])
	await recordGoodBackup(db, hours(25), { why: 'daily', isEncrypted: true })
	await notifyOperators({ db, now: () => hours(48) })
	expect(await emails()).toHaveLength(2)

	const due = {
		...{ id: '1', kind: 'operator_needed', accountId: found.rows[0]?.id ?? 0, address: 'sara@example.com' },
		...{ locale: 'en', facts: { concerns: ['backup', 'drill'] }, createdAt: begun, tries: 0 },
	} as unknown as Parameters<typeof prepareEmail>[0]
	const mail = await prepareEmail(due, { db, now: () => begun, publicUrl: 'https://news.example' })
	expect(mail?.text).toContain('https://news.example/operator/')
	expect(mail?.text).toMatch(/daily backup is failing.*trial restore/is)
})
