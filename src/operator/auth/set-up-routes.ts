import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { pathOf } from '#contract/route-names.ts'
import { Problem } from '#domain/problem.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import { actForm, frame } from '#operator/shell/frame.ts'
import { html, Markup } from '#operator/shell/markup.ts'
import { contextOf } from './desk-context.ts'
import { codeField, refusalText } from './sign-in-routes.ts'

type Linked = { Params: { token: string } }
const form = z.object({ code: z.string().max(40) })

/** The page of a promotion link, where the user of that account sets up the second factor once. */
export function addSetUpRoutes(desk: FastifyInstance): void {
	const { operators, publicUrl } = desk.services
	const send = (reply: FastifyReply, context: DeskRequest, body: Markup, title: string) =>
		reply.type('text/html; charset=utf-8').send(frame(context, { title, body }))
	const isOwner = ({ visit }: FastifyRequest) => visit.operator?.accountId === visit.setUp?.accountId

	desk.get<Linked>('/operator/setup/:token', async (request, reply) => {
		const context = await contextOf(request)
		const body = isOwner(request) ? keyPage(request, context) : logInFirst(request, context)
		return send(reply, context, body, context.text('setUp.title'))
	})
	desk.post<Linked>('/operator/setup/:token', async (request, reply) => {
		const { operator } = request.visit
		if (operator === undefined || !isOwner(request)) throw new Problem('not_found')
		const context = await contextOf(request)
		const { token } = request.params
		const { code } = form.parse(request.body)
		const done = await operators.setUpSecondFactor({ token, code, session: operator })
		if (!done.ok) {
			reply.code(400)
			const body = keyPage(request, context, refusalText(done.failure, context))
			return send(reply, context, body, context.text('setUp.title'))
		}
		// The link and its files are no longer valid, but the desk is accessible now.
		const inside = { ...context, path: '/operator/' }
		return send(reply, inside, codesPage(done.value, inside, publicUrl), context.text('setUp.codesTitle'))
	})
}

const logInFirst = ({ visit }: FastifyRequest, { text }: DeskRequest): Markup =>
	html`<p>${text('setUp.logIn', { name: visit.setUp?.username ?? '' })}</p>
<p><a class="button" href="${pathOf('login')}">${text('setUp.logInLink')}</a></p>`

function keyPage({ visit }: FastifyRequest, context: DeskRequest, refusal?: string): Markup {
	const { text } = context
	const { address = '', secret = '' } = visit.setUp ?? {}
	const groups = secret.match(/.{1,4}/g)?.join(' ') ?? ''
	return html`<p>${text('setUp.lead')}</p>
<div class="qr" role="img" aria-label="${text('setUp.picture')}">${new Markup(renderSVG(address))}</div>
<p>${text('setUp.key')}: <code dir="ltr" id="key">${groups}</code></p>
${refusal && html`<p role="alert" class="fault">${refusal}</p>`}
${actForm(context, context.path, html`${codeField(context)}<button>${text('setUp.submit')}</button>`)}`
}

const codesPage = (codes: readonly string[], { text }: DeskRequest, publicUrl: string): Markup =>
	html`<p>${text('setUp.codes')}</p>
<ol class="codes" dir="ltr">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ol>
<p>${text('setUp.bookmark')} <code dir="ltr">${publicUrl}/operator/sign-in/</code></p>
<p><a class="button" href="/operator/">${text('setUp.enter')}</a></p>`
