import type { NotificationMessage, Senders, SendOutcome } from '#channels/sender.ts'
import { type InstantChannel, instantChannels, rings } from '#domain/channels.ts'
import { isHourWithin, localTimes, nextLocalHour } from '#domain/local-hour.ts'
import { claimWork } from '#jobs/claim-work.ts'
import { channelName } from '#mail/channel-name.ts'
import { deliveryMs } from '#outside/delivery-limits.ts'
import { queueEmail } from '#store/accounts/mail-outbox-store.ts'
import { findFollowNames } from '#store/follows/follow-store.ts'
import {
	briefed,
	claimNotifications,
	type DueNotification,
	emptyQueue,
	finishMessage,
	freezeMessage,
	holdNotification,
	postponeNotification,
} from '#store/follows/notification-queue.ts'
import { pauseReaderChannel } from '#store/follows/reader-channel-store.ts'
import { countMessage, usualHours } from '#store/follows/reader-hours-store.ts'
import { findNewsByIds } from '#store/news/news-lookup.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { readBriefing } from './read-briefing.ts'

type DeliverNotificationsParts = {
	db: Queryable
	now: () => Date
	senders: Senders
	/** A message was not delivered; `paused` says that its channel was paused. */
	onFailure: (failure: { channel: string; tries: number; problem: string; paused: boolean }) => void
	/** The database does not respond, or there is a bug. */
	onTrouble: (error: unknown) => void
}

/** Each channel has its own slots, so that slow webhooks do not delay push or chat messages. */
const slotsPerChannel = 20
const idleMs = 1_000
const troubleMs = 2_000
const busyMs = 1_000
/** Much longer than a delivery may take, or another worker would send the message again. */
const leaseSeconds = (12 * deliveryMs) / 1000
const firstPauseMs = 15_000
const longestPauseMs = 3_600_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs

const channelsOf = ({ senders }: DeliverNotificationsParts): InstantChannel[] =>
	instantChannels.filter((channel) => senders[channel] !== undefined)

const claim = (
	channel: InstantChannel,
	most: number,
	{ db, now }: DeliverNotificationsParts,
): Promise<DueNotification[]> => claimNotifications(db, { channel, now: now(), most, leaseSeconds })

/** Sends messages that are due and returns how many it took. */
export async function deliverDueNotifications(parts: DeliverNotificationsParts): Promise<number> {
	const due = await Promise.all(channelsOf(parts).map((channel) => claim(channel, slotsPerChannel, parts)))
	await Promise.all(due.flat().map((notification) => deliverOne(notification, parts).catch(parts.onTrouble)))
	return due.flat().length
}

async function deliverOne(due: DueNotification, parts: DeliverNotificationsParts): Promise<void> {
	const { db, now } = parts
	const send = parts.senders[due.channel]
	if (!due.isOpen || send === undefined) return emptyQueue(db, due)
	const held = holdUntil(due, now())
	if (held !== undefined) return holdNotification(db, due, held)
	const message = await composeMessage(due, parts)
	if (message === undefined) return
	if (message.parts.length === 0) return finishMessage(db, message.key, now())
	const outcome = await send(message)
	if (outcome.kind === 'sent') {
		await finishMessage(db, message.key, now())
		if (rings(due.channel)) await countMessage(db, due.accountId, now())
		return
	}
	if (outcome.kind === 'busy') return holdNotification(db, due, new Date(now().getTime() + busyMs))
	if (outcome.kind === 'gone') return giveUp(due, outcome, parts)
	const started = (due.firstTriedAt ?? now()).getTime()
	if (now().getTime() - started >= dayMs)
		return giveUp(due, { why: 'failing', problem: outcome.problem }, parts)
	const pause = outcome.pauseMs ?? Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(20, due.tries - 1))
	await postponeNotification(db, due, new Date(now().getTime() + pause))
	parts.onFailure({ channel: due.channel, tries: due.tries, problem: outcome.problem, paused: false })
}

/** Until when a message is held because of quiet hours or the hourly limit; silent channels are never held. */
function holdUntil(due: DueNotification, now: Date): Date | undefined {
	if (!rings(due.channel)) return undefined
	const { quietFrom, quietUntil, hourBeganAt, sentInHour } = due
	const timeZone = due.timeZone ?? usualHours.timeZone
	if (quietFrom !== null && quietUntil !== null) {
		const isQuiet = isHourWithin(localTimes(timeZone)(now).hour, quietFrom, quietUntil)
		if (isQuiet) return nextLocalHour(now, timeZone, { hour: quietUntil })
	}
	const hourEnds = (hourBeganAt?.getTime() ?? 0) + hourMs
	const isFull = (sentInHour ?? 0) >= (due.mostAnHour ?? usualHours.mostAnHour)
	return isFull && hourEnds > now.getTime() ? new Date(hourEnds) : undefined
}

/** Undefined if the channel was removed meanwhile. Removed items and deleted follows are left out. */
async function composeMessage(
	due: DueNotification,
	{ db, now }: DeliverNotificationsParts,
): Promise<NotificationMessage | undefined> {
	const frozen = await freezeMessage(db, due, now())
	if (frozen === undefined) return undefined
	const { message: key, followIds, itemIds, more } = frozen
	const { accountId, tries, locale, destination } = due
	const to = { key, accountId, tries, locale, destination, more }
	if (followIds.includes(briefed)) {
		const briefing = await readBriefing(db, itemIds, now)
		return { ...to, parts: briefing.length > 0 ? [{ follow: noFollow, stories: briefing }] : [], briefing }
	}
	const [follows, items] = await Promise.all([
		findFollowNames(db, followIds),
		findNewsByIds(db, itemIds).then((found) => new Map(found.map((item) => [item.id, item]))),
	])
	const parts = follows.flatMap((follow) => {
		const stories = itemIds.flatMap((id, at) => {
			const item = followIds[at] === follow.id ? items.get(id) : undefined
			if (item) items.delete(id)
			return item ?? []
		})
		return stories.length > 0 ? [{ follow, stories }] : []
	})
	return { ...to, parts }
}

/** A briefing covers all follows. */
const noFollow = { id: briefed, name: '' }

async function giveUp(
	due: DueNotification,
	{
		why,
		problem = why,
		byReader,
	}: Pick<Extract<SendOutcome, { kind: 'gone' }>, 'why' | 'problem' | 'byReader'>,
	{ db, now, onFailure }: DeliverNotificationsParts,
): Promise<void> {
	await inTransaction(db, async (change) => {
		const isNew = await pauseReaderChannel(change, due, why, now())
		// The reader may not know that the server is gone, so an e-mail is sent.
		const { accountId, email, locale, channel } = due
		if (!isNew || byReader) return
		const facts = { address: channelName(channel, locale) }
		await queueEmail(change, { kind: 'way_paused', accountId, address: email, locale, facts }, now())
	})
	onFailure({ channel: due.channel, tries: due.tries, problem, paused: true })
}

/** Sends messages as they become due, on each channel separately, until stopped. */
export async function deliverNotifications(
	parts: DeliverNotificationsParts,
	stop: AbortSignal,
): Promise<void> {
	const { onTrouble } = parts
	const run = (notification: DueNotification) => deliverOne(notification, parts)
	const deliverOn = (channel: InstantChannel) => {
		const due = (free: number) => claim(channel, free, parts)
		return claimWork({ slots: slotsPerChannel, claim: due, run, onTrouble, idleMs, troubleMs }, stop)
	}
	await Promise.all(channelsOf(parts).map(deliverOn))
}
