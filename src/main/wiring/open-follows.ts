import type { Logger } from 'pino'
import { botChannels } from '#domain/channels.ts'
import { deliverNotifications } from '#jobs/follows/deliver-notifications.ts'
import { linkChats } from '#jobs/follows/link-chats.ts'
import { matchFollows } from '#jobs/follows/match-follows.ts'
import { sendDigests } from '#jobs/follows/send-digests.ts'
import type { Config } from '#main/config/config.ts'
import type { Queryable } from '#store/sql.ts'
import { openChannels, openChatBots } from './open-channels.ts'

/** Matches news with follows and delivers notifications, until it is stopped. */
export async function runFollows(
	{ config, db, logger }: { config: Config; db: Queryable; logger: Logger },
	stop: AbortSignal,
): Promise<void> {
	const now = () => new Date()
	const trouble = (what: string) => (error: unknown) => logger.error({ err: error }, `${what} failed`)
	const bots = openChatBots(config)
	const work = [
		matchFollows({ db, now, onTrouble: trouble('matching follows') }, stop),
		sendDigests({ db, now, onTrouble: trouble('writing digests') }, stop),
		deliverNotifications(
			{
				db,
				now,
				senders: openChannels({ config, db, bots, now }),
				onFailure: (failure) => logger.warn(failure, 'a message to a follower did not arrive'),
				onTrouble: trouble('sending notifications'),
			},
			stop,
		),
	]
	for (const channel of botChannels) {
		const bot = bots[channel]
		if (bot === undefined) continue
		const onFailure = (problem: string) => logger.warn({ problem, channel }, 'the bot could not be reached')
		work.push(linkChats({ db, now, channel, bot, onFailure, onTrouble: trouble('linking chats') }, stop))
	}
	await Promise.all(work)
}
