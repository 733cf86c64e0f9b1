import type { ReaderWaysResponse, WaysResponse } from '#contract/ways.ts'
import type { FollowWay } from '#domain/follow.ts'
import {
	readBriefingDestination,
	readMailDestination,
	readTelegramDestination,
	readWebhookDestination,
} from '#store/follows/destinations.ts'
import { findReaderHours } from '#store/follows/reader-hours-store.ts'
import { findReaderWays, type ReaderWay } from '#store/follows/reader-way-store.ts'
import type { Queryable } from '#store/sql.ts'

/** How a reader is told, as it is written now. */
export async function readWays(
	{ db, offeredWays }: { db: Queryable; offeredWays: readonly FollowWay[] },
	accountId: number,
): Promise<WaysResponse> {
	return { status: 1, data: { offered: [...offeredWays], ...(await readReaderWays(db, accountId)) } }
}

/** What the reader said of it, and nothing of what is offered. */
export async function readReaderWays(db: Queryable, accountId: number): Promise<ReaderWaysResponse> {
	const [ways, hours] = await Promise.all([findReaderWays(db, accountId), findReaderHours(db, accountId)])
	const { timeZone, quietFrom, quietUntil, mostAnHour } = hours
	const quiet = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil }
	return {
		hours: { time_zone: timeZone, quiet, most_an_hour: mostAnHour },
		set_up: ways.map(presentWay),
	}
}

const presentWay = ({ way, destination, pausedWhy }: ReaderWay): ReaderWaysResponse['set_up'][number] => ({
	way,
	paused: pausedWhy,
	mail: way === 'mail' ? presentMail(destination) : null,
	briefing: way === 'push' || way === 'telegram' ? presentBriefing(destination) : null,
	telegram: way === 'telegram' ? { chat: readTelegramDestination(destination).chat } : null,
	webhook: way === 'webhook' ? readWebhookDestination(destination) : null,
})

const presentBriefing = (destination: unknown) => {
	const { hour } = readBriefingDestination(destination)
	return hour === undefined ? null : { hour }
}

const presentMail = (destination: unknown) => {
	const { period, weekday, hour } = readMailDestination(destination)
	return { period, weekday, hour }
}
