import { randomBytes } from 'node:crypto'
import { mailSettings } from '#channels/mail/mail-settings.ts'
import { briefingSettings } from '#channels/settings.ts'
import {
	type BriefingChannel,
	type ChannelName,
	carriesBriefing,
	type InstantChannel,
	type OwnChannel,
} from '#domain/channels.ts'
import type { DigestTimes } from '#domain/digest.ts'
import { nextLocalHour } from '#domain/local-hour.ts'
import { findUnsubscriber, setNextDigest } from '#store/follows/digest-store.ts'
import {
	findReaderChannel,
	findReaderChannels,
	pauseReaderChannel,
	resumeReaderChannel,
	saveBriefingHour,
	saveReaderChannel,
} from '#store/follows/reader-channel-store.ts'
import { findReaderHours, type ReaderHours, saveReaderHours } from '#store/follows/reader-hours-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

export const nextDigestAt = ({ period, weekday, hour }: DigestTimes, timeZone: string, after: Date): Date =>
	nextLocalHour(after, timeZone, { hour, ...(period === 'weekly' && { weekday }) })

/** Sends a digest at these times from now on. */
export async function setUpMail(
	db: Queryable,
	accountId: number,
	times: DigestTimes,
	now: Date,
): Promise<void> {
	await inTransaction(db, async (change) => {
		const old = await findReaderChannel(change, { accountId, channel: 'mail' })
		// Unsubscribe links in sent e-mails stay valid.
		const unsubscribe = old
			? mailSettings.parse(old.destination).unsubscribe
			: randomBytes(16).toString('base64url')
		await saveReaderChannel(
			change,
			{ accountId, channel: 'mail', destination: { ...times, unsubscribe } },
			now,
		)
		const { timeZone } = await findReaderHours(change, accountId)
		// A change of times keeps what is already collected; a new or resumed digest starts with news from now on.
		const isUnchanged = old !== undefined && old.pausedWhy === null
		const until = isUnchanged ? new Date(0) : now
		await setNextDigest(
			change,
			{ accountId, channel: 'mail' },
			{ at: nextDigestAt(times, timeZone, now), until },
		)
	})
}

/** Early enough to be read before the day begins. */
const usualTimes: DigestTimes = { period: 'daily', weekday: 6, hour: 8 }

/**
 * Turns the digest on when a reader chooses e-mail for a follow: daily by default, and again after unsubscribing. A
 * mailbox that refused our e-mails stays paused until the reader resumes it.
 */
export async function turnOnMail(db: Queryable, accountId: number, now: Date): Promise<void> {
	const mail = await findReaderChannel(db, { accountId, channel: 'mail' })
	if (mail === undefined) return setUpMail(db, accountId, usualTimes, now)
	if (mail.pausedWhy === 'unsubscribed') await resumeMail(db, accountId, now)
}

/** Resumes the digest at its hour; stories from before are not sent. Returns false if none was set up. */
async function resumeMail(db: Queryable, accountId: number, now: Date): Promise<boolean> {
	const mail = await findReaderChannel(db, { accountId, channel: 'mail' })
	if (mail === undefined) return false
	await setUpMail(db, accountId, mailSettings.parse(mail.destination), now)
	return true
}

/** Resumes a paused channel; returns false if it is not set up. */
export const resumeChannel = (db: Queryable, own: OwnChannel, now: Date): Promise<boolean> =>
	own.channel === 'mail' ? resumeMail(db, own.accountId, now) : resumeReaderChannel(db, own, now)

/**
 * Sends the briefing on a channel at an hour, or with null each story immediately. Returns false if the channel is
 * not set up.
 */
export async function setBriefingHour(
	db: Queryable,
	{ accountId, channel }: OwnChannel<BriefingChannel & InstantChannel>,
	hour: number | null,
	now: Date,
): Promise<boolean> {
	return inTransaction(db, async (change) => {
		const known = await findReaderChannel(change, { accountId, channel })
		if (known === undefined) return false
		const { unsubscribe = randomBytes(16).toString('base64url') } = briefingSettings.parse(known.destination)
		await saveBriefingHour(change, { accountId, channel }, { hour, unsubscribe })
		const { timeZone } = await findReaderHours(change, accountId)
		const at = hour === null ? null : nextLocalHour(now, timeZone, { hour })
		await setNextDigest(change, { accountId, channel }, { at, until: now })
		return true
	})
}

/** Stores the reader's time zone and quiet hours; briefings follow them. */
export async function setHours(
	db: Queryable,
	accountId: number,
	hours: ReaderHours,
	now: Date,
): Promise<void> {
	await inTransaction(db, async (change) => {
		await saveReaderHours(change, accountId, hours)
		for (const { channel, destination } of await findReaderChannels(change, accountId)) {
			const times = briefingTimes(channel, destination)
			if (times === undefined) continue
			const at = nextDigestAt(times, hours.timeZone, now)
			await setNextDigest(change, { accountId, channel: times.channel }, { at, until: new Date(0) })
		}
	})
}

/** When a channel sends the briefing; undefined if it does not. */
export function briefingTimes(
	channel: ChannelName,
	destination: unknown,
): (DigestTimes & { channel: BriefingChannel }) | undefined {
	if (channel === 'mail') return { ...mailSettings.parse(destination), channel }
	if (!carriesBriefing(channel)) return undefined
	const { hour } = briefingSettings.parse(destination)
	return hour === undefined ? undefined : { channel, period: 'daily', weekday: 0, hour }
}

/** Unsubscribes by the link of an e-mail; returns false for an invalid token. Doing it twice changes nothing. */
export async function unsubscribe(db: Queryable, token: string, now: Date): Promise<boolean> {
	const found = await findUnsubscriber(db, token)
	if (found === undefined) return false
	await pauseReaderChannel(db, found, 'unsubscribed', now)
	return true
}
