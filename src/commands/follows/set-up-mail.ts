import { randomBytes } from 'node:crypto'
import { mailSettings } from '#channels/mail/mail-settings.ts'
import { briefingSettings } from '#channels/settings.ts'
import {
	type BriefingChannel,
	type ChannelName,
	carriesBriefing,
	type InstantChannel,
} from '#domain/channels.ts'
import type { DigestTimes } from '#domain/digest.ts'
import { nextLocalHour } from '#domain/local-hour.ts'
import { findUnsubscriber, setNextDigest } from '#store/follows/digest-store.ts'
import { findReaderHours, type ReaderHours, saveReaderHours } from '#store/follows/reader-hours-store.ts'
import {
	findReaderWays,
	pauseReaderWay,
	resumeReaderWay,
	saveBriefingHour,
	saveReaderWay,
} from '#store/follows/reader-way-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

export const nextDigestAt = ({ period, weekday, hour }: DigestTimes, timeZone: string, after: Date): Date =>
	nextLocalHour(after, timeZone, { hour, ...(period === 'weekly' && { weekday }) })

/** Mails a digest at these times from now on. */
export async function setUpMail(
	db: Queryable,
	accountId: number,
	times: DigestTimes,
	now: Date,
): Promise<void> {
	await inTransaction(db, async (change) => {
		const old = (await findReaderWays(change, accountId)).find(({ way }) => way === 'mail')
		// Links in letters that were sent go on working.
		const unsubscribe = old
			? mailSettings.parse(old.destination).unsubscribe
			: randomBytes(16).toString('base64url')
		await saveReaderWay(change, { accountId, way: 'mail', destination: { ...times, unsubscribe } }, now)
		const { timeZone } = await findReaderHours(change, accountId)
		// Other times keep what was gathered; who begins, or begins again, hears of what comes from now on.
		const isKept = old !== undefined && old.pausedWhy === null
		const until = isKept ? new Date(0) : now
		await setNextDigest(change, { accountId, way: 'mail' }, { at: nextDigestAt(times, timeZone, now), until })
	})
}

/** Early enough to be read before the day begins. */
const usualTimes: DigestTimes = { period: 'daily', weekday: 6, hour: 8 }

/**
 * Who chooses mail for a follow is mailed: daily where they have said nothing of it, and again where they had unsubscribed. A
 * mailbox that refused us stays paused until its owner has looked after it.
 */
export async function turnOnMail(db: Queryable, accountId: number, now: Date): Promise<void> {
	const mail = (await findReaderWays(db, accountId)).find(({ way }) => way === 'mail')
	if (mail === undefined) return setUpMail(db, accountId, usualTimes, now)
	if (mail.pausedWhy === 'unsubscribed') await resumeMail(db, accountId, now)
}

/** Digests come again from now on, at their hour; what was missed meanwhile stays untold. False where none was set up. */
async function resumeMail(db: Queryable, accountId: number, now: Date): Promise<boolean> {
	const mail = (await findReaderWays(db, accountId)).find(({ way }) => way === 'mail')
	if (mail === undefined) return false
	await setUpMail(db, accountId, mailSettings.parse(mail.destination), now)
	return true
}

/** Sends by a channel again that was paused; false where it is not set up. */
export const resumeWay = (db: Queryable, accountId: number, way: ChannelName, now: Date): Promise<boolean> =>
	way === 'mail' ? resumeMail(db, accountId, now) : resumeReaderWay(db, accountId, way, now)

/** Sends the briefing on a channel at an hour; null: each story as it comes. False where the channel is not set up. */
export async function setBriefingHour(
	db: Queryable,
	{ accountId, way }: { accountId: number; way: BriefingChannel & InstantChannel },
	hour: number | null,
	now: Date,
): Promise<boolean> {
	return inTransaction(db, async (change) => {
		const known = (await findReaderWays(change, accountId)).find((one) => one.way === way)
		if (known === undefined) return false
		const { unsubscribe = randomBytes(16).toString('base64url') } = briefingSettings.parse(known.destination)
		await saveBriefingHour(change, { accountId, way }, { hour, unsubscribe })
		const { timeZone } = await findReaderHours(change, accountId)
		const at = hour === null ? null : nextLocalHour(now, timeZone, { hour })
		await setNextDigest(change, { accountId, way }, { at, until: now })
		return true
	})
}

/** The reader's clock; a briefing comes at its hour there. */
export async function setHours(
	db: Queryable,
	accountId: number,
	hours: ReaderHours,
	now: Date,
): Promise<void> {
	await inTransaction(db, async (change) => {
		await saveReaderHours(change, accountId, hours)
		for (const { way, destination } of await findReaderWays(change, accountId)) {
			const times = briefingTimes(way, destination)
			if (times === undefined) continue
			const at = nextDigestAt(times, hours.timeZone, now)
			await setNextDigest(change, { accountId, way: times.way }, { at, until: new Date(0) })
		}
	})
}

/** When a channel carries the briefing; undefined where it does not. */
export function briefingTimes(
	way: ChannelName,
	destination: unknown,
): (DigestTimes & { way: BriefingChannel }) | undefined {
	if (way === 'mail') return { ...mailSettings.parse(destination), way }
	if (!carriesBriefing(way)) return undefined
	const { hour } = briefingSettings.parse(destination)
	return hour === undefined ? undefined : { way, period: 'daily', weekday: 0, hour }
}

/** By the link of a letter; false where it is none of ours. Whoever has unsubscribed already stays so. */
export async function unsubscribe(db: Queryable, token: string, now: Date): Promise<boolean> {
	const found = await findUnsubscriber(db, token)
	if (found === undefined) return false
	await pauseReaderWay(db, found, 'unsubscribed', now)
	return true
}
