import { botSettings } from '#channels/bot-settings.ts'
import { mailSettings } from '#channels/mail/mail-settings.ts'
import { addressSettings, briefingSettings } from '#channels/settings.ts'
import type { ReaderChannelsResponse } from '#contract/channels.ts'
import { type BotChannel, carriesBriefing, isAddressChannel, isInstant } from '#domain/channels.ts'
import type { PushBrowser } from '#store/follows/push-browser-store.ts'
import { findReaderChannels, type ReaderChannel } from '#store/follows/reader-channel-store.ts'
import { findReaderHours } from '#store/follows/reader-hours-store.ts'
import type { Queryable } from '#store/sql.ts'

/** Only what the reader has set up. */
export async function readReaderChannels(db: Queryable, accountId: number): Promise<ReaderChannelsResponse> {
	const [channels, hours] = await Promise.all([
		findReaderChannels(db, accountId),
		findReaderHours(db, accountId),
	])
	const { timeZone, quietFrom, quietUntil, mostAnHour } = hours
	const quiet = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil }
	return {
		hours: { time_zone: timeZone, quiet, most_an_hour: mostAnHour },
		set_up: channels.map(presentChannel),
	}
}

const presentChannel = ({
	channel,
	destination,
	pausedWhy,
}: ReaderChannel): ReaderChannelsResponse['set_up'][number] => {
	const address = isAddressChannel(channel) ? addressSettings.parse(destination) : undefined
	const presentChat = (name: BotChannel) =>
		channel === name ? { chat: botSettings.parse(destination).chat } : null
	return {
		way: channel,
		paused: pausedWhy,
		mail: channel === 'mail' ? presentMail(destination) : null,
		briefing: isInstant(channel) && carriesBriefing(channel) ? presentBriefing(destination) : null,
		telegram: presentChat('telegram'),
		bale: presentChat('bale'),
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

export const presentPushBrowser = ({ id, endpoint, name, addedAt, endedAt }: PushBrowser) => ({
	id,
	endpoint,
	name,
	added_at: addedAt.toISOString(),
	ended_at: endedAt?.toISOString() ?? null,
})
