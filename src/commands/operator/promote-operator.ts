import { type AccountParts, hashToken, newToken } from '#commands/accounts/account-parts.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { findAccountByLogin } from '#store/accounts/account-store.ts'
import { dropTokens, storeToken } from '#store/accounts/token-store.ts'
import { addOperator, removeOperator } from '#store/operator/operator-store.ts'
import { byCommand, performAct } from './perform-act.ts'

type Parts = Pick<AccountParts, 'db' | 'now'>
type Refusal = 'not_found' | 'not_active' | 'not_operator'

/**
 * Makes an account an operator. The token opens the page where the second factor is set up, once; for an operator who
 * is promoted again, because a phone was lost, it replaces the old factor.
 */
export async function promoteOperator(
	login: string,
	parts: Parts,
): Promise<Result<{ username: string; token: string }, Refusal>> {
	const now = new Date(parts.now())
	const account = (await findAccountByLogin(parts.db, login))?.account
	if (account === undefined) return fail('not_found')
	if (account.state !== 'active') return fail('not_active')
	const token = newToken()
	await performAct(
		parts.db,
		{ ...byCommand, act: 'operators.promote', subjects: [`account:${account.id}`] },
		now,
		async (change) => {
			await addOperator(change, account.id, now)
			await storeToken(
				change,
				{ tokenHash: hashToken(token), accountId: account.id, purpose: 'operator_setup' },
				now,
			)
			return ok(account.username)
		},
		(username) => ({ code: 'text', text: username }),
	)
	return ok({ username: account.username, token })
}

export async function demoteOperator(
	login: string,
	parts: Parts,
): Promise<Result<{ username: string }, Refusal>> {
	const account = (await findAccountByLogin(parts.db, login))?.account
	if (account === undefined) return fail('not_found')
	const done = await performAct(
		parts.db,
		{ ...byCommand, act: 'operators.demote', subjects: [`account:${account.id}`] },
		new Date(parts.now()),
		async (change) => {
			await dropTokens(change, account.id, ['operator_setup'])
			return (await removeOperator(change, account.id)) ? ok(account.username) : fail('not_operator' as const)
		},
		(username) => ({ code: 'text', text: username }),
	)
	return done.ok ? ok({ username: account.username }) : fail('not_operator')
}
