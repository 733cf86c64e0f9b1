import { mailSettings } from '#channels/mail/mail-settings.ts'
import { addressSettings, briefingSettings } from '#channels/settings.ts'
import { telegramSettings } from '#channels/telegram/telegram-settings.ts'
import type { ReaderWaysResponse, WaysResponse } from '#contract/ways.ts'
import { type ChannelName, carriesBriefing, isAddressChannel, isInstant } from '#domain/channels.ts'
import { findReaderHours } from '#store/follows/reader-hours-store.ts'
import { findReaderWays, type ReaderWay } from '#store/follows/reader-way-store.ts'
import type { Queryable } from '#store/sql.ts'

/** The reader's channels with the channels that are offered. */
export async function readWays(
	{ db, offeredWays }: { db: Queryable; offeredWays: readonly ChannelName[] },
	accountId: number,
): Promise<WaysResponse> {
	return { status: 1, data: { offered: [...offeredWays], ...(await readReaderWays(db, accountId)) } }
}

/** Only what the reader has set up. */
export async function readReaderWays(db: Queryable, accountId: number): Promise<ReaderWaysResponse> {
	const [ways, hours] = await Promise.all([findReaderWays(db, accountId), findReaderHours(db, accountId)])
	const { timeZone, quietFrom, quietUntil, mostAnHour } = hours
	const quiet = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil }
	return {
		hours: { time_zone: timeZone, quiet, most_an_hour: mostAnHour },
		set_up: ways.map(presentWay),
	}
}

const presentWay = ({ way, destination, pausedWhy }: ReaderWay): ReaderWaysResponse['set_up'][number] => {
	const address = isAddressChannel(way) ? addressSettings.parse(destination) : undefined
	return {
		way,
		paused: pausedWhy,
		mail: way === 'mail' ? presentMail(destination) : null,
		briefing: isInstant(way) && carriesBriefing(way) ? presentBriefing(destination) : null,
		telegram: way === 'telegram' ? { chat: telegramSettings.parse(destination).chat } : null,
		address: address === undefined ? null : { url: address.url },
		webhook: address?.secret === undefined ? null : { url: address.url, secret: address.secret },
	}
}

const presentBriefing = (destination: unknown) => {
	const { hour } = briefingSettings.parse(destination)
	return hour === undefined ? null : { hour }
}

const presentMail = (destination: unknown) => {
	const { period, weekday, hour } = mailSettings.parse(destination)
	return { period, weekday, hour }
}
