import type { FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { problemOfError } from '#api/http/problem-of-error.ts'
import { type Problem, type ProblemCode, presentProblem, problems, wrongField } from '#domain/problem.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import { frame } from '#operator/shell/frame.ts'
import { html } from '#operator/shell/markup.ts'
import type { OperatorKey } from '#text/en/operator.ts'
import { contextOf } from './desk-context.ts'

const sentences: Partial<Record<ProblemCode, OperatorKey>> = {
	not_found: 'fault.notFound',
	csrf_failed: 'fault.csrf',
	invalid_input: 'fault.input',
}

/** Errors as a page, or as JSON for programs as in the rest of the API. */
export async function respondToFault(
	error: unknown,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<FastifyReply> {
	// Refused before it was known who asks: as everywhere else on the site.
	if (request.visit === undefined) throw error
	const problem = problemOf(error)
	const { status } = problems[problem.code]
	if (status === 500) request.failure = error
	reply.code(status).header('cache-control', 'no-store')
	if (request.url.startsWith('/v1/')) return reply.send(presentProblem(problem))
	const context = await contextOf(request)
	const sentence = context.text(sentences[problem.code] ?? 'fault.internal', {
		field: problem.issues?.map(({ field }) => field).join(', ') ?? '',
	})
	return sendFault(reply, context, sentence)
}

function problemOf(error: unknown): Problem {
	if (!(error instanceof ZodError)) return problemOfError(error)
	const [issue] = error.issues
	return wrongField(issue?.path.join('.') ?? '', issue?.message ?? 'is not as expected')
}

/** A page that says what failed, with a link back. */
export const sendFault = (reply: FastifyReply, context: DeskRequest, sentence: string, back = '/operator/') =>
	reply.type('text/html; charset=utf-8').send(
		frame(context, {
			title: context.text('fault.title'),
			body: html`<p role="alert">${sentence}</p><p><a href="${back}">${context.text('again')}</a></p>`,
		}),
	)
