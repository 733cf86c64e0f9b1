import { type ProfileForm, type ProfileTextName, profileTextNames } from '#domain/profile.ts'
import { bytes, columnName, query, text, truth } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { whereUnique } from '#store/transaction.ts'

type StoredFields = Pick<ProfileForm, ProfileTextName | 'takesMarketing'>
const storedFields = [...profileTextNames, 'takesMarketing'] as const

/** Writes only the given fields, so that two tabs do not overwrite each other. */
export async function updateProfile(db: Queryable, accountId: number, form: StoredFields): Promise<void> {
	const given = storedFields.filter((field) => form[field] !== undefined)
	if (given.length === 0) return
	const assignments = given.map((field) => sql`${sql.ref(columnName(field))} = ${form[field]}`)
	await sql`update account set ${sql.join(assignments)} where id = ${accountId}`.execute(db)
}

/** False where the name is somebody's. */
export const renameAccount = (db: Queryable, accountId: number, username: string): Promise<boolean> =>
	whereUnique(db, () => sql`update account set username = ${username} where id = ${accountId}`.execute(db))

export async function takesMarketing(db: Queryable, accountId: number): Promise<boolean> {
	const found = await query({ takes: truth })`
		select takes_marketing as takes from account where id = ${accountId}
	`.execute(db)
	return found.rows[0]?.takes ?? false
}

/** Replaces the picture and its name; the old picture is deleted. */
export async function savePicture(
	db: Queryable,
	accountId: number,
	{ name, image }: { name: string; image: Uint8Array },
	now: Date,
): Promise<void> {
	await sql`
		insert into profile_picture (account_id, name, image, added_at)
		values (${accountId}, ${name}, ${Buffer.from(image)}, ${now})
		on conflict (account_id) do update
			set name = excluded.name, image = excluded.image, added_at = excluded.added_at
	`.execute(db)
}

export async function findPictureName(db: Queryable, accountId: number): Promise<string | undefined> {
	const found = await query({ name: text })`
		select name from profile_picture where account_id = ${accountId}
	`.execute(db)
	return found.rows[0]?.name
}

export async function findPicture(db: Queryable, name: string): Promise<Uint8Array | undefined> {
	const found = await query({ image: bytes })`
		select image from profile_picture where name = ${name}
	`.execute(db)
	return found.rows[0]?.image
}
