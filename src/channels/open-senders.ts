import {
	type ChannelName,
	channelNames,
	type InstantChannel,
	instantChannels,
	isInstant,
} from '#domain/channels.ts'
import { createBaleSender } from './bale/bale-sender.ts'
import { createDiscordSender } from './discord/discord-sender.ts'
import { createPushSender } from './push/push-sender.ts'
import type { Sender, SenderParts, Senders } from './sender.ts'
import { createSlackSender } from './slack/slack-sender.ts'
import { createTelegramSender } from './telegram/telegram-sender.ts'
import { createWebhookSender } from './webhook/webhook-sender.ts'

/** The sender of each instant channel; undefined where the operator has not set the channel up. */
const createSender: Record<InstantChannel, (parts: SenderParts) => Sender | undefined> = {
	push: createPushSender,
	telegram: createTelegramSender,
	bale: createBaleSender,
	slack: createSlackSender,
	discord: createDiscordSender,
	webhook: createWebhookSender,
}

export const openSenders = (parts: SenderParts): Senders =>
	Object.fromEntries(instantChannels.map((name) => [name, createSender[name](parts)]))

/** The channels that readers can choose here. */
export const offeredChannels = (senders: Senders): ChannelName[] =>
	channelNames.filter((name) => !isInstant(name) || senders[name] !== undefined)
