import { sql } from 'kysely'
import type { ProfileForm } from '#domain/profile.ts'
import type { Queryable } from '#store/schema.ts'
import { whereUnique } from '#store/unique-change.ts'

const columns = {
	firstName: 'first_name',
	lastName: 'last_name',
	phoneNumber: 'phone_number',
	socialMediaLink: 'social_media_link',
	takesMarketing: 'takes_marketing',
} as const

/** Writes the fields that are given and no others: a second tab's save leaves the first one's alone. */
export async function updateProfile(
	db: Queryable,
	accountId: number,
	form: Pick<ProfileForm, keyof typeof columns>,
): Promise<void> {
	const given = (Object.keys(columns) as (keyof typeof columns)[]).filter(
		(field) => form[field] !== undefined,
	)
	if (given.length === 0) return
	const assignments = given.map((field) => sql`${sql.ref(columns[field])} = ${form[field]}`)
	await sql`update account set ${sql.join(assignments)} where id = ${accountId}`.execute(db)
}

/** False where the name is somebody's. */
export const renameAccount = (db: Queryable, accountId: number, username: string): Promise<boolean> =>
	whereUnique(db, () => sql`update account set username = ${username} where id = ${accountId}`.execute(db))

export async function takesMarketing(db: Queryable, accountId: number): Promise<boolean> {
	const found = await sql<{ takes: boolean }>`
		select takes_marketing as takes from account where id = ${accountId}
	`.execute(db)
	return found.rows[0]?.takes ?? false
}
