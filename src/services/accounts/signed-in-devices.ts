import { createHash } from 'node:crypto'
import {
	endSession,
	endSessionsOf,
	findLiveSessions,
	type LiveSession,
	type SessionNames,
} from '#store/accounts/session-store.ts'
import type { AccountParts } from './account-parts.ts'

/** A public id of a session, which cannot be used as a credential. */
const deviceId = ({ idHash }: Pick<LiveSession, 'idHash'>): string =>
	createHash('sha256').update(`device:${idHash}`).digest('base64url').slice(0, 22)

type Parts = Pick<AccountParts, 'db' | 'now'>
export type SignedInDevice = Omit<LiveSession, 'idHash' | 'tokenHash'> & { id: string; isThis: boolean }

/** The sessions of a user: this device first, then the last used. */
export async function listDevices(
	accountId: number,
	here: SessionNames,
	{ db, now }: Parts,
): Promise<SignedInDevice[]> {
	const sessions = await findLiveSessions(db, accountId, new Date(now()))
	return sessions
		.map(({ tokenHash, ...session }) => ({
			...session,
			id: deviceId(session),
			isThis: tokenHash !== null && tokenHash === here.tokenHash,
		}))
		.sort((one, other) => Number(other.isThis) - Number(one.isThis))
		.map(({ idHash: _, ...device }) => device)
}

/** Logs one device out; a session that has already ended is not an error. */
export async function logOutDevice(accountId: number, id: string, { db, now }: Parts): Promise<void> {
	const sessions = await findLiveSessions(db, accountId, new Date(now()))
	const chosen = sessions.find((session) => deviceId(session) === id)
	if (chosen !== undefined) await endSession(db, chosen.idHash, new Date(now()))
}

export const logOutOthers = (accountId: number, here: SessionNames, { db, now }: Parts): Promise<void> =>
	endSessionsOf(db, accountId, new Date(now()), here)
