import { setTimeout as sleep } from 'node:timers/promises'
import { hashToken } from '#commands/accounts/account-parts.ts'
import type { UiLocale } from '#domain/locale.ts'
import { writeDeadLink, writeTied } from '#mail/chat-message.ts'
import type { Telegram, TelegramUpdate } from '#outside/telegram.ts'
import { findAccount } from '#store/accounts/account-store.ts'
import { takeToken } from '#store/accounts/token-store.ts'
import { saveReaderWay } from '#store/follows/reader-way-store.ts'
import {
	botNameSetting,
	holdTelegramPoll,
	passTelegramUpdates,
	releaseTelegramPoll,
} from '#store/follows/telegram-poll-store.ts'
import { putSetting } from '#store/setting-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

type TieChatsParts = {
	db: Queryable
	now: () => Date
	telegram: Telegram
	onFailure: (problem: string) => void
	onTrouble: (error: unknown) => void
}

const idleMs = 5_000
const breathMs = 500
const longestPauseMs = 300_000
/** Longer than a call may take; a worker that dies leaves the others waiting so long. */
const holdMs = 60_000

/** Hears what is said to the bot and ties chats to accounts, for as long as it is let. */
export async function tieChats(parts: TieChatsParts, stop: AbortSignal): Promise<void> {
	let isNamed = false
	const notYet = (error: unknown) => {
		parts.onTrouble(error)
		return false
	}
	while (!stop.aborted) {
		if (!isNamed) isNamed = await keepName(parts).catch(notYet)
		const pauseMs = await hearOnce(parts, stop).catch((error: unknown) => {
			parts.onTrouble(error)
			return idleMs
		})
		if (pauseMs > 0) await sleep(pauseMs, undefined, { signal: stop }).catch(() => {})
	}
}

async function keepName({ db, telegram, onFailure }: TieChatsParts): Promise<boolean> {
	const name = await telegram.findName()
	if (name.ok) await putSetting(db, botNameSetting, name.value)
	else onFailure(name.failure.message)
	return name.ok
}

/** Answers how long to wait before it is tried again. */
export async function hearOnce(parts: TieChatsParts, stop: AbortSignal): Promise<number> {
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
		for (const update of updates.value) await hear(update, parts)
		// A mirror may answer at once where there is nothing.
		return updates.value.length > 0 ? 0 : breathMs
	} finally {
		await releaseTelegramPoll(db, until)
	}
}

const startForm = /^\/start(?:@\w+)?\s+([\w-]{16,64})\s*$/

/** The token is used up and the update is passed together; the answer into the chat may be lost. */
async function hear(
	{ id, chat, text = '' }: TelegramUpdate,
	{ db, now, telegram }: TieChatsParts,
): Promise<void> {
	const token = startForm.exec(text)?.[1]
	const tied = await inTransaction(db, async (change) => {
		await passTelegramUpdates(change, id + 1)
		if (token === undefined || chat === undefined) return undefined
		const taken = await takeToken(change, hashToken(token), ['telegram_link'], now())
		if (taken === undefined) return undefined
		const { accountId } = taken
		await saveReaderWay(change, { accountId, way: 'telegram', destination: { chat } }, now())
		return (await findAccount(change, accountId))?.account
	})
	if (chat === undefined || !text.startsWith('/start')) return
	const locale: UiLocale = tied?.locale ?? 'en'
	const said = tied === undefined ? writeDeadLink() : writeTied(locale, tied.username)
	await telegram.send(chat, said, { preview: false })
}
