import type { z } from 'zod'
import type { Senders } from '#channels/sender.ts'
import type { ChannelsResponse, DigestHistoryResponse } from '#contract/channels.ts'
import type { PushResponse, pushBrowserRequest } from '#contract/push.ts'
import {
	type AddressChannel,
	type BotChannel,
	type BriefingChannel,
	type ChannelName,
	channelNames,
	type InstantChannel,
	type OwnChannel,
} from '#domain/channels.ts'
import type { DigestTimes } from '#domain/digest.ts'
import type { Shared } from '#services/shared.ts'
import { success } from '#services/success.ts'
import { findSentDigests } from '#store/follows/digest-store.ts'
import { addPushBrowser, findPushBrowsers, removePushBrowser } from '#store/follows/push-browser-store.ts'
import { deleteReaderChannel } from '#store/follows/reader-channel-store.ts'
import type { ReaderHours } from '#store/follows/reader-hours-store.ts'
import type { Queryable } from '#store/sql.ts'
import { makeBotLink } from './link-bot.ts'
import { presentPushBrowser, readReaderChannels } from './present-channels.ts'
import { sendTest, setUpAddress } from './set-up-address.ts'
import { resumeChannel, setBriefingHour, setHours, setUpMail, unsubscribe } from './set-up-mail.ts'
import { findVapidKeys } from './vapid-keys.ts'
import { sendDigestNow } from './write-digest.ts'

export type ChannelOptions = {
	/** The channels that readers can choose here; all of them by default. */
	offeredChannels?: readonly ChannelName[]
	senders: Senders
	/** What is wrong with an address that a reader pasted, or null. */
	refuseAddress: (url: string) => string | null
}

export type ChannelsService = ReturnType<typeof createChannels>

/** The channels of a reader's notifications: what is set up, and where it leads. */
export function createChannels({ db, reads, now }: Shared, options: ChannelOptions) {
	const { offeredChannels: offered = channelNames, senders, refuseAddress } = options
	const moment = () => new Date(now())
	const browsersOf = async (from: Queryable, accountId: number): Promise<PushResponse> =>
		success({
			public_key: (await findVapidKeys(db, reads.own)).publicKey,
			browsers: (await findPushBrowsers(from, accountId)).map(presentPushBrowser),
		})
	return {
		offered,
		senders,
		/** The reader's channels with the channels that are offered. */
		list: async (accountId: number): Promise<ChannelsResponse> =>
			success({ offered: [...offered], ...(await readReaderChannels(reads.own, accountId)) }),
		resume: (own: OwnChannel) => resumeChannel(db, own, moment()),
		remove: (own: OwnChannel) => deleteReaderChannel(db, own),
		setBriefingHour: (own: OwnChannel<BriefingChannel & InstantChannel>, hour: number | null) =>
			setBriefingHour(db, own, hour, moment()),
		setHours: (accountId: number, hours: ReaderHours) => setHours(db, accountId, hours, moment()),

		setUpMail: (accountId: number, times: DigestTimes) => setUpMail(db, accountId, times, moment()),
		/** Undefined if no digest is set up, false if there was nothing to send. */
		sendDigest: (accountId: number) => sendDigestNow(db, accountId, moment()),
		sentDigests: async (accountId: number): Promise<DigestHistoryResponse> => {
			const sent = await findSentDigests(reads.own, accountId)
			return success(
				sent.map(({ sentAt, outcome }) => ({
					way: 'mail' as const,
					at: sentAt.toISOString(),
					state: outcome ?? ('waiting' as const),
				})),
			)
		},
		unsubscribe: (token: string) => unsubscribe(db, token, moment()),

		setUpAddress: (own: OwnChannel<AddressChannel>, url: string) =>
			setUpAddress({ db, now, refuseAddress }, own, url),
		sendTest: (own: OwnChannel<AddressChannel>) => sendTest({ db, senders }, own),

		/** Undefined where the bot is not offered or was not reached yet. */
		botLink: async (own: OwnChannel<BotChannel>) =>
			offered.includes(own.channel) ? makeBotLink(db, own, moment()) : undefined,

		/** The browsers that get notifications of their reader, with the key by which they recognize us. */
		browsers: (accountId: number) => browsersOf(reads.own, accountId),
		addBrowser: async (
			{ accountId, tokenHash }: { accountId: number; tokenHash: string },
			{ endpoint, keys, name }: z.output<typeof pushBrowserRequest>,
		) => {
			await addPushBrowser(db, { accountId, tokenHash, endpoint, ...keys, name }, moment())
			return browsersOf(db, accountId)
		},
		/** Undefined if there is no such browser. */
		removeBrowser: async (accountId: number, id: number) =>
			(await removePushBrowser(db, accountId, id)) ? browsersOf(db, accountId) : undefined,
	}
}
