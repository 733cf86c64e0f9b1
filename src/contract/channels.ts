import { z } from 'zod'
import { carriesBriefing, channelNames, isInstant } from '#domain/channels.ts'
import { digestPeriods } from '#domain/digest.ts'
import { pauseReasons } from '#domain/follow.ts'
import { isTimeZone } from '#domain/local-hour.ts'

const channelName = z.enum(channelNames)
const hour = z.int().min(0).max(23)

export const mailChannelRequest = z.object({
	period: z.enum(digestPeriods),
	weekday: z.int().min(0).max(6).default(6).describe('For a weekly digest; Sunday is 0.'),
	hour: hour.describe('In the time zone of /v1/user/ways/hours/.'),
})

export const readerHours = z.object({
	time_zone: z.string().max(64).refine(isTimeZone, 'is no time zone').describe('Such as Asia/Tehran.'),
	quiet: z
		.object({ from: hour, until: hour })
		.nullable()
		.describe('Between these hours no instant notification is sent; everything is sent together afterwards.'),
	most_an_hour: z
		.int()
		.min(1)
		.max(60)
		.describe('The most messages with a sound in an hour; further ones are collected into one.'),
})

export const addressRequest = z.object({ url: z.string().max(500) })
export const channelTestResponse = z.object({
	status: z.literal(1),
	data: z.object({ arrived: z.boolean(), problem: z.string().nullable().describe('Why it did not arrive.') }),
})
export type ChannelTestResponse = z.output<typeof channelTestResponse>

export const botLinkResponse = z.object({ status: z.literal(1), data: z.object({ link: z.string() }) })
export type BotLinkResponse = z.output<typeof botLinkResponse>

const setUpChannel = z.object({
	way: channelName,
	paused: z.enum(pauseReasons).nullable().describe('Why the channel is paused; null while it works.'),
	mail: mailChannelRequest.nullable(),
	briefing: z
		.object({ hour })
		.nullable()
		.describe('The hour of the daily briefing; null if each story is sent immediately.'),
	telegram: z.object({ chat: z.int() }).nullable().describe('The number of the chat.'),
	bale: z.object({ chat: z.int() }).nullable().describe('The number of the chat.'),
	address: z
		.object({ url: z.string() })
		.nullable()
		.describe('The address of messages, for a channel that is set up by one.'),
	webhook: z
		.object({ url: z.string(), secret: z.string() })
		.nullable()
		.describe('The address, and the key of the HMAC-SHA256 in webhook-signature.'),
})

/** How a user is notified, as far as they have chosen. */
export const readerChannels = z.object({
	hours: readerHours,
	set_up: z.array(setUpChannel).describe('The channels that the user has set up; a feed needs none.'),
})
export type ReaderChannelsResponse = z.output<typeof readerChannels>

export const channelsResponse = z.object({
	status: z.literal(1),
	data: readerChannels.extend({
		offered: z.array(channelName).describe('The channels that follows can use here.'),
	}),
})
export type ChannelsResponse = z.output<typeof channelsResponse>

export const digestSentResponse = z.object({
	status: z
		.union([z.literal(1), z.literal(0)])
		.describe('1 it will be sent; 0 there is nothing new, and nothing is sent.'),
})
export type DigestSentResponse = z.output<typeof digestSentResponse>

export const digestHistoryResponse = z.object({
	status: z.literal(1),
	data: z.array(
		z.object({
			way: z.literal('mail'),
			at: z.string().describe('When it was sent, or written if it still waits.'),
			state: z.enum(['waiting', 'sent', 'dropped', 'given_up']),
		}),
	),
})
export type DigestHistoryResponse = z.output<typeof digestHistoryResponse>

export const briefingHourRequest = z.object({
	way: z.enum(channelNames.filter((name) => isInstant(name) && carriesBriefing(name))),
	hour: hour.nullable().describe('Of the daily briefing; null: each story immediately.'),
})

export const channelRequest = z.object({ way: channelName })
