import { expect, test } from 'vitest'
import { grantSubscription } from '#services/accounts/grant-subscription.ts'
import { addAccount } from '#store/accounts/account-store.ts'
import { updateProfile } from '#store/accounts/profile-store.ts'
import { addSubscription } from '#store/accounts/subscription-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { remindExpiry } from './remind-expiry.ts'

const { db } = await testDatabase()
const day = 86_400_000
const start = Date.parse('2026-03-01T08:00:00Z')

let made = 0
async function memberWith(trialDays: number, suspended = false): Promise<{ id: number; username: string }> {
	made += 1
	const username = `member.no.${made}`
	const account = {
		username,
		email: `${username}@example.com`,
		firstName: 'a',
		lastName: 'b',
		sex: 'U',
	} as const
	const joined = new Date(start)
	const id = (await addAccount(db, { ...account, locale: 'fa', passwordHash: null }, joined, joined)) ?? 0
	await addSubscription(db, id, 'trial', joined, new Date(start + trialDays * day))
	if (suspended) await sql`update account set suspended_at = ${joined} where id = ${id}`.execute(db)
	return { id, username }
}
const remindAt = (days: number) => remindExpiry({ db, now: () => new Date(start + days * day) })
const emailsOf = async (id: number) =>
	(
		await sql<{
			letter: string
		}>`select letter from mail_outbox where account_id = ${id} order by id`.execute(db)
	).rows.map(({ letter }) => letter)

test('each e-mail is sent once, however often the job runs and by however many workers', async () => {
	const { id } = await memberWith(30)
	await remindAt(22.9)
	expect(await emailsOf(id)).toEqual([])
	await Promise.all([remindAt(23.1), remindAt(23.1), remindAt(23.1)])
	await remindAt(25)
	expect(await emailsOf(id)).toEqual(['subscription_week'])
	await remindAt(29.1)
	await remindAt(29.5)
	await Promise.all([remindAt(30), remindAt(30.1)])
	await remindAt(45)
	expect(await emailsOf(id)).toEqual(['subscription_week', 'subscription_day', 'subscription_ended'])
})

test('a reader without marketing consent is notified too; a suspended one is not', async () => {
	const [quiet, out] = [await memberWith(30), await memberWith(30, true)]
	await updateProfile(db, quiet.id, { takesMarketing: false })
	await remindAt(24)
	expect(await emailsOf(quiet.id)).toEqual(['subscription_week'])
	expect(await emailsOf(out.id)).toEqual([])
})

test('a worker that was down sends what is near and nothing that is long over', async () => {
	const [late, gone] = [await memberWith(30), await memberWith(10)]
	await remindAt(29.5)
	expect(await emailsOf(late.id)).toEqual(['subscription_day'])
	expect(await emailsOf(gone.id)).toEqual([])
})

test('credit that is shorter than a week is not announced as ending in one', async () => {
	const { id } = await memberWith(3)
	await remindAt(0.5)
	expect(await emailsOf(id)).toEqual([])
	await remindAt(2.5)
	expect(await emailsOf(id)).toEqual(['subscription_day'])
})

test('credit that was extended is announced by its new end', async () => {
	const { id } = await memberWith(30)
	await remindAt(24)
	await grantSubscription(db, id, '3-months', new Date(start + 25 * day))
	await remindAt(29.5)
	await remindAt(30)
	expect(await emailsOf(id)).toEqual(['subscription_week'])
	await remindAt(30 + 92 - 6)
	expect(await emailsOf(id)).toEqual(['subscription_week', 'subscription_week'])
})
