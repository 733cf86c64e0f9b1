import { fail, ok, type Result } from '#domain/result.ts'
import { eraseAccount, findAccount, lockAccount } from '#store/accounts/account-store.ts'
import { inTransaction } from '#store/transaction.ts'
import type { AccountParts } from './account-parts.ts'
import type { TooMany } from './act-limit.ts'
import { hasRecentSignIn, provePassword } from './prove-password.ts'

type Deletion = {
	accountId: number
	/** The hash of the requester's token. */
	tokenHash: string
	password: string | undefined
	address: string
}

/** Deletes an account for good, for whoever shows the password or has just signed in. */
export async function deleteAccount(
	{ accountId, tokenHash, password, address }: Deletion,
	parts: AccountParts,
): Promise<Result<void, { kind: 'password_required' | 'wrong_password' } | TooMany>> {
	const found = await findAccount(parts.db, accountId)
	if (found === undefined) return ok(undefined)
	if (password !== undefined && password !== '') {
		const proved = await provePassword(found, { password, address }, parts)
		if (!proved.ok) return proved
	} else if (!(await hasRecentSignIn(tokenHash, parts))) return fail({ kind: 'password_required' })
	await inTransaction(parts.db, async (change) => {
		await lockAccount(change, accountId)
		await eraseAccount(change, accountId)
	})
	return ok(undefined)
}
