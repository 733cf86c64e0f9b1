import { sql } from 'kysely'
import type { Queryable } from '#store/schema.ts'

/** The address that waits for its owner to open the link: in a letter that is still to be sent, or in a mailbox. */
export async function findPendingEmail(
	db: Queryable,
	accountId: number,
	now: Date,
): Promise<string | undefined> {
	const found = await sql<{ email: string }>`
		select address as email from mail_outbox
		where account_id = ${accountId} and letter = 'email_change' and done_at is null and useful_until > ${now}
		union all
		select detail ->> 'email' from account_token
		where account_id = ${accountId} and purpose = 'email_change' and expires_at > ${now}
		limit 1
	`.execute(db)
	return found.rows[0]?.email
}
