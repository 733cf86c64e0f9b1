import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Problem, wrongField } from '#domain/problem.ts'
import { type OperatorAct, type Refusal, refuse, type Stale } from '#operator/acts/define-act.ts'
import { deskPages } from '#operator/pages/pages.ts'
import type { DeskPage } from '#operator/shell/desk-page.ts'
import type { DeskRequest, MenuLine } from '#operator/shell/desk-request.ts'
import { frame } from '#operator/shell/frame.ts'
import { logTable } from '#operator/shell/log-table.ts'
import { html } from '#operator/shell/markup.ts'
import { columnName } from '#store/query.ts'
import { contextOf, sendToSignIn } from './desk-context.ts'
import { sendFault } from './fault-responses.ts'
import { deskAddress } from './sign-in-routes.ts'
import { isConfirmedFor } from './visit.ts'

const pageType = 'text/html; charset=utf-8'

/** Every page with its actions, as HTML and as JSON. */
export function addActRoutes(desk: FastifyInstance): void {
	const { services } = desk
	const menu = (): Promise<MenuLine[]> =>
		Promise.all(
			deskPages.map(async ({ name, title, waiting }) => ({
				name,
				title,
				waiting: (await waiting?.(services)) ?? 0,
			})),
		)
	desk.get('/operator', async (_request, reply) => reply.redirect(`/operator/${deskPages[0]?.name}/`, 303))
	for (const page of deskPages) {
		const { name, title, acts, look } = page
		const send = async (reply: FastifyReply, who: DeskRequest, given: unknown, looked = false) => {
			const [shown, lines] = await Promise.all([page.show(given, services, looked), menu()])
			const context = { ...who, menu: lines }
			return reply
				.type(pageType)
				.send(frame(context, { title: context.text(title), body: shown.view(context), current: name }))
		}
		desk.get(`/operator/${name}`, async (request, reply) => {
			// The newest log entry is read first, so that actions during the rendering count as newer than the page.
			return send(reply, await contextOf(request), request.query)
		})
		if (look !== undefined) addLook(desk, page, look, send)
		desk.get(`/v1/operator/${name}`, async (request) => {
			const { seen } = await contextOf(request)
			const { data } = await page.show(request.query, services)
			return { status: 1, data: asOnTheWire(data), seen }
		})
		desk.get(`/operator/${name}/table.csv`, async (request, reply) => sendTable(page, request, reply))
		for (const act of Object.values(acts)) addAct(desk, act)
	}
}

/** Shows a form again with a preview. It keeps the version of its first page, so that later actions of others still conflict. */
function addLook(
	desk: FastifyInstance,
	page: DeskPage,
	look: string,
	send: (reply: FastifyReply, who: DeskRequest, given: unknown, looked: boolean) => Promise<FastifyReply>,
): void {
	desk.post(`/operator/${page.name}/${look}`, async (request, reply) => {
		const who = await contextOf(request)
		const { seen = who.seen, back } = press.parse(request.body)
		return send(reply, { ...who, path: back, seen: Math.min(seen, who.seen) }, request.body, true)
	})
	desk.post(`/v1/operator/${page.name}/${look}`, async (request) => {
		const { seen } = await contextOf(request)
		const { data } = await page.show(request.body, desk.services, true)
		return { status: 1, data: asOnTheWire(data), seen }
	})
}

async function sendTable(page: DeskPage, request: FastifyRequest, reply: FastifyReply) {
	const { table } = await page.show(request.query, request.server.services)
	if (table === undefined) throw new Problem('not_found')
	return reply
		.type('text/csv; charset=utf-8')
		.header('content-disposition', `attachment; filename="${page.name}.csv"`)
		.send(table.map((row) => `${row.map(csvCell).join()}\r\n`).join(''))
}

/** Escapes cells that a spreadsheet would read as a formula. */
const csvCell = (value: string | number): string => {
	const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The fields of every action besides its own. */
const press = z.object({
	seen: z.coerce.number().int().min(0).optional(),
	why: z.string().trim().max(500).default(''),
	back: deskAddress,
})

function addAct(desk: FastifyInstance, act: OperatorAct): void {
	const { services } = desk
	const place = act.name.replace('.', '/')
	const perform = async (request: FastifyRequest) => {
		const { operator } = request.visit
		if (operator === undefined) throw new Problem('not_found')
		const { seen, why } = press.parse(request.body)
		if (act.wantsReason && why === '') return refuse('fault.why')
		const actor = { name: operator.username, accountId: operator.accountId }
		const done = await act.perform(request.body, { seen, why, actor }, services)
		if (!done.ok && done.failure.kind === 'refused' && done.failure.field !== undefined) {
			throw wrongField(done.failure.field, done.failure.detail ?? '')
		}
		return done
	}
	const isTooOld = ({ visit }: FastifyRequest) =>
		act.isFinal && !isConfirmedFor('finalActs', visit.operator, services.now())

	desk.post(`/operator/${place}`, async (request, reply) => {
		const { back } = press.parse(request.body)
		if (isTooOld(request)) return sendToSignIn(request, reply, back)
		const done = await perform(request)
		if (done.ok) return reply.redirect(withDone(back, act.name, done.value.length), 303)
		reply.code(409)
		return sendNotDone(reply, await contextOf(request), done.failure, back)
	})
	desk.post(`/v1/operator/${place}`, async (request, reply) => {
		if (isTooOld(request)) return sendToSignIn(request, reply)
		const done = await perform(request)
		if (done.ok) return { status: 1, data: done.value.map(({ outcome }) => outcome) }
		const { failure } = done
		const context = await contextOf(request)
		reply.code(409)
		return failure.kind === 'refused'
			? { status: 0, error: { code: failure.key.replace('fault.', ''), message: context.text(failure.key) } }
			: {
					status: 0,
					error: { code: failure.kind, message: context.text('stale.lead') },
					data: asOnTheWire(failure.meanwhile),
				}
	})
}

const withDone = (back: string, act: string, count: number): string => {
	const { pathname, searchParams } = new URL(back, 'http://desk')
	if (!pathname.startsWith('/operator/')) return '/operator/'
	searchParams.set('done', act)
	if (count > 1) searchParams.set('count', String(count))
	return `${pathname}?${searchParams}`
}

function sendNotDone(reply: FastifyReply, context: DeskRequest, failure: Refusal | Stale, back: string) {
	if (failure.kind === 'refused') return sendFault(reply, context, context.text(failure.key), back)
	const body = html`<p role="alert">${context.text('stale.lead')}</p>${logTable(failure.meanwhile, context)}
<p><a class="button" href="${back}">${context.text('again')}</a></p>`
	return reply.type(pageType).send(frame(context, { title: context.text('stale.title'), body }))
}

/** Field names as in the rest of the API. */
function asOnTheWire(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(asOnTheWire)
	if (typeof value !== 'object' || value === null || value instanceof Date) return value
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [columnName(name), asOnTheWire(one)]))
}
