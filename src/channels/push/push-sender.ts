import type { Sender, SenderParts } from '#channels/sender.ts'
import { writePushNotification } from '#mail/push-notification.ts'
import { endPushBrowser, findRinging, notePushed } from '#store/follows/push-browser-store.ts'

/** Attempts for a browser whose push service fails while other browsers have the message; then it misses this one. */
const mostTriesBesideOthers = 5

/** Sends to every browser of the reader; a retry skips browsers that already have the message. */
export const createPushSender =
	({ db, push, now }: Pick<SenderParts, 'db' | 'push' | 'now'>): Sender =>
	async (message) => {
		const { waiting, ringing } = await findRinging(db, message.accountId, message.key)
		const note = writePushNotification(message)
		const outcomes = await Promise.all(
			waiting.map(async (browser) => {
				const outcome = await push(browser, note)
				if (outcome.kind === 'sent') await notePushed(db, browser.id, message.key)
				if (outcome.kind === 'gone') await endPushBrowser(db, browser.id, now())
				return outcome
			}),
		)
		const hasArrived = waiting.length < ringing || outcomes.some(({ kind }) => kind === 'sent')
		if (outcomes.some(({ kind }) => kind === 'busy')) return { kind: 'busy' }
		const later = outcomes.find((outcome) => outcome.kind === 'later')
		if (later !== undefined && !(hasArrived && message.tries >= mostTriesBesideOthers)) return later
		const ended = outcomes.filter(({ kind }) => kind === 'gone').length
		return ended === ringing ? { kind: 'gone', why: 'gone', byReader: true } : { kind: 'sent' }
	}
