import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { emailUndoRequest, emailUndoResponse, userInfoResponse } from '#contract/account.ts'
import { problemResponses } from '#contract/problem.ts'

const refusals = problemResponses(400, 401, 403, 429)

export const emailRoutes: FastifyPluginAsyncZod = async (app) => {
	const { accounts } = app.services

	app.delete(
		'/v1/user/email/pending/',
		{
			config: { limit: 'reads' },
			onRequest: app.guardWrites,
			schema: {
				tags: ['account'],
				summary: 'Cancels a new e-mail address that is not confirmed yet',
				description: 'Its link no longer works; the address stays as it is.',
				response: { 200: userInfoResponse, ...refusals },
			},
		},
		async (request) => {
			const accountId = request.requireAccount()
			await accounts.withdrawNewEmail(accountId)
			return { status: true as const, data: await accounts.profile(accountId) }
		},
	)

	app.post(
		'/v1/user/email/undo/',
		{
			config: { limit: 'reads' },
			onRequest: app.guardWrites,
			schema: {
				tags: ['account'],
				summary: 'Undoes a change of the e-mail address, by the token of the e-mail to the old one',
				description:
					'Works once, within 7 days, for anyone who has the link: the old address is the account’s again, every session and every other link ends, and a link for a new password is mailed to it.',
				body: emailUndoRequest,
				response: { 200: emailUndoResponse, ...refusals },
			},
		},
		async (request) => {
			const undone = await accounts.undoEmailChange(request.body.token)
			return undone.ok ? { status: true as const, email: undone.value.email } : { status: false as const }
		},
	)
}
