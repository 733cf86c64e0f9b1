import type { AccountParts } from '#services/accounts/account-parts.ts'
import type { SessionNames } from '#store/accounts/session-store.ts'
import { findOperatorSession, type OperatorSession } from '#store/operator/operator-store.ts'
import { confirmSignIn, finishSetUp, openSetUp } from './second-factor.ts'

/** What lets operators into their desk. */
export function createOperators(parts: AccountParts) {
	const { db, now } = parts
	return {
		/** The operator of a session or a token. */
		findSession: (names: SessionNames): Promise<OperatorSession | undefined> =>
			findOperatorSession(db, names, new Date(now())),
		openSetUp: (token: string) => openSetUp(token, parts),
		finishSetUp: (given: Parameters<typeof finishSetUp>[0]) => finishSetUp(given, parts),
		confirmSignIn: (given: Parameters<typeof confirmSignIn>[0]) => confirmSignIn(given, parts),
	}
}
