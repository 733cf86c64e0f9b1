import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Problem } from '#domain/problem.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import { actForm, frame } from '#operator/shell/frame.ts'
import { html, type Markup } from '#operator/shell/markup.ts'
import type { TooMany } from '#services/accounts/act-limit.ts'
import { needsPassword } from '#services/operator/operators.ts'
import { contextOf } from './desk-context.ts'
import { isConfirmedFor } from './visit.ts'

const form = z.object({ code: z.string().max(40), password: z.string().max(400).default('') })
/** The page to return to; only pages of the desk are allowed. */
export const deskAddress = z
	.string()
	.regex(/^\/operator\/(?!\/)/)
	.catch('/operator/')
const query = z.object({ next: deskAddress })

/** The page where a sign-in is confirmed by the second factor, and again after some time. */
export function addSignInRoutes(desk: FastifyInstance): void {
	const { now, operators } = desk.services
	const page = async (request: FastifyRequest, refusal?: string) => {
		const context = await contextOf(request)
		const { operator } = request.visit
		if (operator === undefined) throw new Problem('not_found')
		const { text } = context
		const body = html`<p>${text(operator.confirmedAt === null ? 'signIn.lead' : 'signIn.old')}</p>
${refusal && html`<p role="alert" class="fault">${refusal}</p>`}
${actForm(
	context,
	context.path,
	html`${needsPassword(operator, now()) && passwordField(context)}${codeField(context)}<button>${text('signIn.submit')}</button>`,
)}`
		return frame(context, { title: text('signIn.title'), body })
	}
	desk.get('/operator/sign-in', async (request, reply) => {
		// An operator whose sign-in is still confirmed is redirected.
		if (isConfirmedFor('finalActs', request.visit.operator, now())) {
			return reply.redirect(query.parse(request.query).next, 303)
		}
		return reply.type('text/html; charset=utf-8').send(await page(request))
	})
	desk.post('/operator/sign-in', async (request, reply) => {
		const { operator } = request.visit
		if (operator === undefined) throw new Problem('not_found')
		const { code, password } = form.parse(request.body)
		const address = request.ip
		const confirmed = await operators.confirmSignIn({ session: operator, code, password, address })
		if (confirmed.ok) return reply.redirect(query.parse(request.query).next, 303)
		const refusal = refusalText(confirmed.failure, await contextOf(request))
		if (confirmed.failure.kind === 'too_many') {
			reply.code(429).header('retry-after', confirmed.failure.retryAfterSeconds)
		} else reply.code(400)
		return reply.type('text/html; charset=utf-8').send(await page(request, refusal))
	})
}

type Refusal = { kind: 'expired' | 'wrong_code' | 'wrong_password' } | TooMany

export function refusalText(refusal: Refusal, { text }: DeskRequest): string {
	if (refusal.kind === 'too_many') return text('signIn.tooMany', { seconds: refusal.retryAfterSeconds })
	return text(refusal.kind === 'wrong_password' ? 'signIn.wrongPassword' : 'signIn.wrongCode')
}

export const codeField = ({ text }: DeskRequest): Markup =>
	html`<label class="field">${text('signIn.code')}
<input name="code" dir="ltr" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" maxlength="40" required autofocus></label>`

const passwordField = ({ text }: DeskRequest): Markup =>
	html`<label class="field">${text('signIn.password')}
<input name="password" type="password" dir="ltr" autocomplete="current-password" maxlength="400"></label>
<p><small>${text('signIn.noPassword')}</small></p>`
