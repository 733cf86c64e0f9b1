import { mailSettings } from '#channels/mail/mail-settings.ts'
import { writeDigest } from '#mail/digest.ts'
import type { Mail } from '#mail/mail.ts'
import { findAccount } from '#store/accounts/account-store.ts'
import type { DueEmail } from '#store/accounts/mail-outbox-store.ts'
import { readDigestFacts } from '#store/follows/digest-store.ts'
import { findReaderChannel } from '#store/follows/reader-channel-store.ts'
import type { Queryable } from '#store/sql.ts'
import { readBriefing } from './read-briefing.ts'

/** The page where follows are changed. */
export const followingPage = '/dashboard/following'

/** Writes the text of a digest. Undefined if the reader has unsubscribed or all of its items were removed. */
export async function prepareDigest(
	due: DueEmail,
	{ db, publicUrl, now }: { db: Queryable; publicUrl: string; now: () => Date },
): Promise<Mail | undefined> {
	const { accountId, locale, address, id, createdAt } = due
	if (accountId === null) return undefined
	const account = (await findAccount(db, accountId))?.account
	const mail = await findReaderChannel(db, { accountId, channel: 'mail' })
	if (account === undefined || account.state === 'suspended' || mail?.pausedWhy !== null) return undefined
	const facts = readDigestFacts(due.facts)
	const stories = await readBriefing(db, facts?.items ?? [], now)
	if (facts === undefined || stories.length === 0) return undefined
	const dashboard = `${publicUrl}${followingPage}`
	const unsubscribe = `${publicUrl}/unsubscribe/${mailSettings.parse(mail.destination).unsubscribe}`
	return {
		...writeDigest(locale, {
			...{ stories, publicUrl, dashboard, unsubscribe },
			more: facts.more,
			since: facts.since,
		}),
		id,
		kind: 'digest',
		to: address,
		locale,
		createdAt,
		link: dashboard,
		unsubscribe,
	}
}
