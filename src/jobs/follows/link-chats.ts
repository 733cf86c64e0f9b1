import { defaultLocale } from '#domain/locale.ts'
import { repeatWork } from '#jobs/repeat-work.ts'
import { writeExpiredLink, writeLinked } from '#mail/chat-message.ts'
import type { Telegram, TelegramUpdate } from '#outside/telegram.ts'
import { hashToken } from '#services/accounts/account-parts.ts'
import { findAccount } from '#store/accounts/account-store.ts'
import { takeToken } from '#store/accounts/token-store.ts'
import { saveReaderChannel } from '#store/follows/reader-channel-store.ts'
import {
	botNameSetting,
	holdTelegramPoll,
	passTelegramUpdates,
	releaseTelegramPoll,
} from '#store/follows/telegram-poll-store.ts'
import { putSetting } from '#store/setting-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

type LinkChatsParts = {
	db: Queryable
	now: () => Date
	telegram: Telegram
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

async function storeBotName({ db, telegram, onFailure }: LinkChatsParts): Promise<boolean> {
	const name = await telegram.findName()
	if (name.ok) await putSetting(db, botNameSetting, name.value)
	else onFailure(name.failure.message)
	return name.ok
}

/** Returns how long to wait before the next poll. */
export async function pollOnce(parts: LinkChatsParts, stop: AbortSignal): Promise<number> {
	const { db, now, telegram } = parts
	const until = new Date(now().getTime() + holdMs)
	const next = await holdTelegramPoll(db, now(), until)
	if (next === undefined) return idleMs
	try {
		const updates = await telegram.nextUpdates(next, stop)
		if (!updates.ok) {
			if (!stop.aborted) parts.onFailure(updates.failure.message)
			return Math.min(longestPauseMs, updates.failure.pauseMs ?? idleMs)
		}
		for (const update of updates.value) await handleUpdate(update, parts)
		// A mirror may respond at once without updates.
		return updates.value.length > 0 ? 0 : emptyPauseMs
	} finally {
		await releaseTelegramPoll(db, until)
	}
}

const startForm = /^\/start(?:@\w+)?\s+([\w-]{16,64})\s*$/

/** Using the token and passing the update are one transaction; the reply to the chat may get lost. */
async function handleUpdate(
	{ id, chat, text = '' }: TelegramUpdate,
	{ db, now, telegram }: LinkChatsParts,
): Promise<void> {
	const token = startForm.exec(text)?.[1]
	const linked = await inTransaction(db, async (change) => {
		await passTelegramUpdates(change, id + 1)
		if (token === undefined || chat === undefined) return undefined
		const taken = await takeToken(change, hashToken(token), ['telegram_link'], now())
		if (taken === undefined) return undefined
		const { accountId } = taken
		await saveReaderChannel(change, { accountId, channel: 'telegram', destination: { chat } }, now())
		return (await findAccount(change, accountId))?.account
	})
	if (chat === undefined || !text.startsWith('/start')) return
	const locale = linked?.locale ?? defaultLocale
	const reply = linked === undefined ? writeExpiredLink() : writeLinked(locale, linked.username)
	await telegram.send(chat, reply, { preview: false })
}
