import type { BotChannel } from '#domain/channels.ts'
import { defaultLocale } from '#domain/locale.ts'
import { repeatWork } from '#jobs/repeat-work.ts'
import { botMarkup, writeExpiredLink, writeLinked } from '#mail/chat-message.ts'
import type { BotUpdate, ChatBot } from '#outside/chat-bot.ts'
import { linkChat } from '#services/follows/link-bot.ts'
import { botNameSetting, holdBotPoll, passBotUpdates, releaseBotPoll } from '#store/follows/bot-poll-store.ts'
import { putSetting } from '#store/setting-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

type LinkChatsParts = {
	db: Queryable
	now: () => Date
	channel: BotChannel
	bot: ChatBot
	onFailure: (problem: string) => void
	onTrouble: (error: unknown) => void
}

const idleMs = 5_000
const emptyPauseMs = 500
const longestPauseMs = 300_000
/** Longer than a request may take; if a worker dies the others wait this long. */
const holdMs = 60_000

/** Reads messages to the bot and links chats to accounts, until stopped. */
export async function linkChats(parts: LinkChatsParts, stop: AbortSignal): Promise<void> {
	let isNameStored = false
	const work = async () => {
		if (!isNameStored) isNameStored = await storeBotName(parts)
		return pollOnce(parts, stop)
	}
	await repeatWork(work, { onTrouble: parts.onTrouble, troubleMs: idleMs }, stop)
}

async function storeBotName({ db, channel, bot, onFailure }: LinkChatsParts): Promise<boolean> {
	const name = await bot.findName()
	if (name.ok) await putSetting(db, botNameSetting(channel), name.value)
	else onFailure(name.failure.message)
	return name.ok
}

/** Returns how long to wait before the next poll. */
export async function pollOnce(parts: LinkChatsParts, stop: AbortSignal): Promise<number> {
	const { db, now, channel, bot } = parts
	const until = new Date(now().getTime() + holdMs)
	const next = await holdBotPoll(db, channel, now(), until)
	if (next === undefined) return idleMs
	try {
		const updates = await bot.nextUpdates(next, stop)
		if (!updates.ok) {
			if (!stop.aborted) parts.onFailure(updates.failure.message)
			return Math.min(longestPauseMs, updates.failure.pauseMs ?? idleMs)
		}
		for (const update of updates.value) await handleUpdate(update, parts)
		// A mirror may respond at once without updates.
		return updates.value.length > 0 ? 0 : emptyPauseMs
	} finally {
		await releaseBotPoll(db, channel, until)
	}
}

const startForm = /^\/start(?:@\w+)?\s+([\w-]{16,64})\s*$/

/** Using the token and passing the update are one transaction; the reply to the chat may get lost. */
async function handleUpdate(
	{ id, chat, text = '' }: BotUpdate,
	{ db, now, channel, bot }: LinkChatsParts,
): Promise<void> {
	const token = startForm.exec(text)?.[1]
	const linked = await inTransaction(db, async (change) => {
		await passBotUpdates(change, channel, id + 1)
		if (token === undefined || chat === undefined) return undefined
		return linkChat(change, { channel, token, chat }, now())
	})
	if (chat === undefined || !text.startsWith('/start')) return
	const locale = linked?.locale ?? defaultLocale
	const reply =
		linked === undefined ? writeExpiredLink() : writeLinked(botMarkup[channel], locale, linked.username)
	await bot.send(chat, reply, { preview: false })
}
