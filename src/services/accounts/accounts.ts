import { randomBytes } from 'node:crypto'
import type { UserResponse } from '#contract/account.ts'
import type { FavouriteFilterResponse } from '#contract/favourites.ts'
import { ok, type Result } from '#domain/result.ts'
import type { GoogleSignIn } from '#outside/google-identity.ts'
import { createCoalescer } from '#services/coalesce-calls.ts'
import type { FollowsService } from '#services/follows/follows.ts'
import { createGeneratedSetting } from '#services/generated-setting.ts'
import { requireChoosable } from '#services/news/read-news-filter.ts'
import type { Shared } from '#services/shared.ts'
import { eraseAccount, findAccount, lockAccount } from '#store/accounts/account-store.ts'
import { findApiKey, noteApiKeyUse } from '#store/accounts/api-key-store.ts'
import { findFavourite, saveFavourite } from '#store/accounts/favourite-filter-store.ts'
import { keepAttempt, takeAttempt } from '#store/accounts/google-identity-store.ts'
import { findPicture } from '#store/accounts/profile-store.ts'
import {
	findAccountByToken,
	findSession,
	noteVisit,
	type SessionNames,
	type SessionState,
} from '#store/accounts/session-store.ts'
import { inTransaction } from '#store/transaction.ts'
import type { AccountParts } from './account-parts.ts'
import type { TooMany } from './act-limit.ts'
import { deleteApiKey, listApiKeys, makeApiKey } from './api-keys.ts'
import { undoEmailChange, withdrawNewEmail } from './change-email.ts'
import { isResetLinkAlive, requestPasswordReset, resetPassword } from './change-password.ts'
import { confirmAddress } from './confirm-address.ts'
import { editProfile } from './edit-profile.ts'
import { enterAccount } from './enter-account.ts'
import { logIn, logOut } from './log-in.ts'
import { readOwnData } from './own-data.ts'
import { createPasswordHashing, type PasswordHashing } from './password-hashing.ts'
import { loadAccount, presentAccount } from './present-account.ts'
import { type OwnerProof, provePasswordOrRecent } from './prove-password.ts'
import { signInWithGoogle } from './sign-in-with-google.ts'
import { resendConfirmation, signUp } from './sign-up.ts'
import { listDevices, logOutDevice, logOutOthers } from './signed-in-devices.ts'
import {
	beginTwoFactor,
	confirmLogIn,
	findTwoFactor,
	renewRecoveryCodes,
	turnOffTwoFactor,
	turnOnTwoFactor,
	undoTwoFactor,
} from './two-factor.ts'

export type AccountOptions = {
	/** Credit that an account begins with. */
	trialDays?: number
	/** Absent where Google sign-in is not configured. */
	google?: GoogleSignIn | undefined
	/** Replaced by tests. */
	passwords?: PasswordHashing
}

export function createAccounts(
	shared: Shared,
	options: AccountOptions,
	{ follows }: { follows: FollowsService },
) {
	const { db, reads, index, now, secret, originKey, limitScale } = shared
	const { trialDays = 0, google, passwords = createPasswordHashing() } = options
	const parts: AccountParts = {
		...{ db, now, secret, originKey, limitScale, passwords, trialDays },
		knownAddressKey: createGeneratedSetting(shared, 'known_address_key', () =>
			randomBytes(32).toString('base64url'),
		),
	}
	const own = { db: reads.own, now }
	const moment = () => new Date(now())
	const withParts =
		<Input, Done>(act: (input: Input, parts: AccountParts) => Done) =>
		(input: Input): Done =>
			act(input, parts)
	// Concurrent requests of one browser share one look-up.
	const sessions = createCoalescer<SessionState>()
	const tokens = createCoalescer<{ id: number } | undefined>()
	const apiKeys = createCoalescer<Awaited<ReturnType<typeof findApiKey>>>()
	/** Reading does not wait for it, and does not fail with it. */
	const note = (unnoted: string | undefined) => {
		if (unnoted !== undefined && reads.canWrite()) noteVisit(db, unnoted, moment()).catch(() => {})
	}
	const known = (ids: readonly number[], among: { has: (id: number) => boolean }) =>
		[...new Set(ids)].filter((id) => among.has(id))

	return {
		/** For acts of operators, which perform several writes in one transaction. */
		parts,
		google,

		/** The account of a token; undefined for an invalid one. */
		findByToken: (tokenHash: string) =>
			tokens(
				tokenHash,
				async () => {
					const account = await findAccountByToken(reads.own, tokenHash, moment())
					note(account?.unnoted)
					return account
				},
				(account) => account,
			),
		/** The account of a key; undefined for one that is made up or has ended. */
		findByApiKey: (keyHash: string) =>
			apiKeys(
				keyHash,
				async () => {
					const key = await findApiKey(reads.own, keyHash, moment())
					if (key?.isNoted === false && reads.canWrite()) {
						noteApiKeyUse(db, key.id, moment()).catch(() => {})
					}
					return key
				},
				(key) => key,
			),
		/** What is known of a browser beyond its cookie: nothing, unless it has logged in. */
		findSession: (sessionHash: string) =>
			sessions(
				sessionHash,
				async () => {
					const state = await findSession(reads.own, sessionHash, moment())
					if (state.kind === 'signed_in') note(state.unnoted)
					return state
				},
				(state) => state,
			),

		signUp: withParts(signUp),
		resendConfirmation: withParts(resendConfirmation),
		confirmAddress: withParts(confirmAddress),
		logIn: withParts(logIn),
		confirmLogIn: withParts(confirmLogIn),
		enter: (entry: Parameters<typeof enterAccount>[1]) => enterAccount(db, entry, moment()),
		logOut: withParts(logOut),
		devices: (accountId: number, here: SessionNames) => listDevices(accountId, here, own),
		logOutDevice: (accountId: number, id: string) => logOutDevice(accountId, id, parts),
		logOutOthers: (accountId: number, here: SessionNames) => logOutOthers(accountId, here, parts),

		apiKeys: (accountId: number) => listApiKeys(accountId, own),
		makeApiKey: withParts(makeApiKey),
		deleteApiKey: (accountId: number, id: number) => deleteApiKey(accountId, id, parts),

		keepGoogleAttempt: (stateHash: string, sessionHash: string, attempt: Parameters<typeof keepAttempt>[3]) =>
			keepAttempt(db, stateHash, sessionHash, attempt, moment()),
		takeGoogleAttempt: (stateHash: string, sessionHash: string) =>
			takeAttempt(db, stateHash, sessionHash, moment()),
		signInWithGoogle: (
			person: Parameters<typeof signInWithGoogle>[0],
			locale: Parameters<typeof signInWithGoogle>[1],
		) => signInWithGoogle(person, locale, { ...parts, chance: Math.random }),

		requestPasswordReset: withParts(requestPasswordReset),
		isResetLinkAlive: withParts(isResetLinkAlive),
		resetPassword: withParts(resetPassword),
		withdrawNewEmail: (accountId: number) =>
			inTransaction(db, (change) => withdrawNewEmail(change, accountId, moment())),
		undoEmailChange: withParts(undoEmailChange),

		twoFactor: (accountId: number) => findTwoFactor(reads.own, accountId),
		beginTwoFactor: withParts(beginTwoFactor),
		turnOnTwoFactor: withParts(turnOnTwoFactor),
		renewRecoveryCodes: withParts(renewRecoveryCodes),
		turnOffTwoFactor: withParts(turnOffTwoFactor),
		undoTwoFactor: withParts(undoTwoFactor),

		profile: async (accountId: number): Promise<UserResponse> =>
			presentAccount(await loadAccount(own, accountId)),
		editProfile: withParts(editProfile),
		picture: (name: string) => findPicture(reads.own, name),
		/** Everything that is stored about a user. */
		ownData: (accountId: number) => readOwnData({ ...own, follows }, accountId),
		delete: withParts(deleteAccount),

		/** The favourite filter, without what has left the catalogue. */
		favourite: async (accountId: number): Promise<FavouriteFilterResponse['data']> => {
			const { coinIds, sourceIds } = await findFavourite(reads.own, accountId)
			return { assets: known(coinIds, index().coinIds), sources: known(sourceIds, index().sourceById) }
		},
		saveFavourite: (accountId: number, chosen: FavouriteFilterResponse['data']) => {
			requireChoosable(chosen, index())
			const coinIds = known(chosen.assets, index().coinIds)
			const sourceIds = known(chosen.sources, index().sourceById)
			return saveFavourite(db, accountId, { coinIds, sourceIds }, moment())
		},
	}
}

/** Deletes an account for good; it needs the password or a recent log-in. */
async function deleteAccount(
	proof: OwnerProof,
	parts: AccountParts,
): Promise<Result<void, { kind: 'password_required' | 'wrong_password' } | TooMany>> {
	const { accountId } = proof
	const found = await findAccount(parts.db, accountId)
	if (found === undefined) return ok(undefined)
	const proved = await provePasswordOrRecent(found, proof, parts)
	if (!proved.ok) return proved
	await inTransaction(parts.db, async (change) => {
		await lockAccount(change, accountId)
		await eraseAccount(change, accountId)
	})
	return ok(undefined)
}
