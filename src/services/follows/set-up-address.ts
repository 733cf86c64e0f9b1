import { randomBytes, randomUUID } from 'node:crypto'
import type { Senders } from '#channels/sender.ts'
import { addressSettings } from '#channels/settings.ts'
import { type AddressChannel, channels, type OwnChannel } from '#domain/channels.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { findAccount } from '#store/accounts/account-store.ts'
import { findReaderChannel, saveReaderChannel } from '#store/follows/reader-channel-store.ts'
import type { Queryable } from '#store/sql.ts'

type AddressDeps = {
	db: Queryable
	now: () => number
	senders: Senders
	/** What is wrong with an address, or null. */
	refuseAddress: (url: string) => string | null
}

/** A new address gets a new secret to sign with, where messages are signed. Fails with what is wrong with the address. */
export async function setUpAddress(
	{ db, now, refuseAddress }: Omit<AddressDeps, 'senders'>,
	{ accountId, channel }: OwnChannel<AddressChannel>,
	url: string,
): Promise<Result<void, string>> {
	const refusal = refuseAddress(url)
	if (refusal !== null) return fail(refusal)
	const old = await findReaderChannel(db, { accountId, channel })
	const isSame = old !== undefined && addressSettings.parse(old.destination).url === url
	const isSigned = channels[channel].address === 'signed'
	const destination = {
		url,
		...(isSigned && !isSame && { secret: randomBytes(24).toString('base64url') }),
	}
	await saveReaderChannel(db, { accountId, channel, destination }, new Date(now()))
	return ok(undefined)
}

/** Sends a test message and returns the outcome; undefined if the channel is not set up. */
export async function sendTest(
	{ db, senders }: Pick<AddressDeps, 'db' | 'senders'>,
	{ accountId, channel }: OwnChannel<AddressChannel>,
): Promise<{ arrived: boolean; problem: string | null } | undefined> {
	const [known, found] = await Promise.all([
		findReaderChannel(db, { accountId, channel }),
		findAccount(db, accountId),
	])
	const send = senders[channel]
	if (known === undefined || found === undefined || send === undefined) return undefined
	const { destination } = known
	const { locale } = found.account
	const message = { key: randomUUID(), accountId, tries: 1, locale, destination, parts: [], more: 0 }
	const outcome = await send({ ...message, isTest: true })
	if (outcome.kind === 'sent') return { arrived: true, problem: null }
	return { arrived: false, problem: ('problem' in outcome && outcome.problem) || outcome.kind }
}
