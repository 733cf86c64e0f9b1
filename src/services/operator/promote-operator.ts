import { beginSetUp } from '#services/accounts/second-factor.ts'
import { dropTokens } from '#store/accounts/token-store.ts'
import { addOperator, removeOperator } from '#store/operator/operator-store.ts'
import type { Queryable } from '#store/sql.ts'

/**
 * Makes an account an operator. The token opens the page where the second factor is set up, once; for an operator who
 * is promoted again, because a phone was lost, it replaces the old factor. Inside a transaction.
 */
export async function promoteOperator(db: Queryable, accountId: number, now: Date): Promise<string> {
	await addOperator(db, accountId, now)
	const { token } = await beginSetUp(db, { accountId, purpose: 'desk' }, now)
	return token
}

/** False for somebody who is no operator. Inside a transaction. */
export async function demoteOperator(db: Queryable, accountId: number): Promise<boolean> {
	await dropTokens(db, accountId, ['operator_setup'])
	return removeOperator(db, accountId)
}
