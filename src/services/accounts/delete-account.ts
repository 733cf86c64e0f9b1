import { ok, type Result } from '#domain/result.ts'
import { eraseAccount, findAccount, lockAccount } from '#store/accounts/account-store.ts'
import { inTransaction } from '#store/transaction.ts'
import type { AccountParts } from './account-parts.ts'
import type { TooMany } from './act-limit.ts'
import { type OwnerProof, provePasswordOrRecent } from './prove-password.ts'

/** Deletes an account for good; it needs the password or a recent log-in. */
export async function deleteAccount(
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
