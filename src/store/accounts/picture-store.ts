import { sql } from 'kysely'
import type { Queryable } from '#store/schema.ts'

/** The picture's new name takes the old one's place, and the old picture is gone with it. */
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
	const found = await sql<{ name: string }>`
		select name from profile_picture where account_id = ${accountId}
	`.execute(db)
	return found.rows[0]?.name
}

export async function findPicture(db: Queryable, name: string): Promise<Uint8Array | undefined> {
	const found = await sql<{ image: Uint8Array }>`
		select image from profile_picture where name = ${name}
	`.execute(db)
	return found.rows[0]?.image
}
