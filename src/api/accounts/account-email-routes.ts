import { route } from '#api/http/route.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { type GuardParts, guardWrites } from '#api/identity/write-guard.ts'
import { emailUndoRequest, emailUndoResponse, userInfoResponse } from '#contract/account.ts'
import { problemResponses } from '#contract/problem.ts'
import type { AccountParts } from '#services/accounts/account-parts.ts'
import { undoEmailChange, withdrawNewEmail } from '#services/accounts/change-email.ts'
import { loadAccount, presentAccount } from '#services/accounts/present-account.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

const refusals = problemResponses(400, 401, 403, 429)

type EmailParts = GuardParts & { db: Queryable; now: () => number; accounts: AccountParts }

/** Two ways to stop a change of address: its owner cancels it, or never requested it. */
export function emailRoutes(parts: EmailParts) {
	const onRequest = guardWrites(parts)
	return {
		withdraw: route({
			schema: {
				tags: ['account'],
				summary: 'Cancels a new e-mail address that is not confirmed yet',
				description: 'Its link no longer works; the address stays as it is.',
				response: { 200: userInfoResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const accountId = requireAccount(request.identity)
				await inTransaction(parts.db, (change) => withdrawNewEmail(change, accountId, new Date(parts.now())))
				return { status: true as const, data: presentAccount(await loadAccount(parts, accountId)) }
			},
		}),
		undo: route({
			schema: {
				tags: ['account'],
				summary: 'Undoes a change of the e-mail address, by the token of the e-mail to the old one',
				description:
					'Works once, within 7 days, for whoever holds the link: the old address is the account’s again, every session and every other link ends, and a link for a new password is mailed to it.',
				body: emailUndoRequest,
				response: { 200: emailUndoResponse, ...refusals },
			},
			onRequest,
			handler: async (request) => {
				const undone = await undoEmailChange(request.body.token, parts.accounts)
				return undone.ok ? { status: true as const, email: undone.value.email } : { status: false as const }
			},
		}),
	}
}
