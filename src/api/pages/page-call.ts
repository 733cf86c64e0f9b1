import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import type { CachedResponse } from '#api/cache/cached-response.ts'
import { presentProblem, problems } from '#api/http/problem.ts'
import { problemOfError } from '#api/http/problem-of-error.ts'

/**
 * A call that the page renderer makes into the API of its own process. It is marked by where it runs, not by a header,
 * so that nothing from outside can claim to be one. A fresh one asks for what is true now, not for what is kept.
 */
const calls = new AsyncLocalStorage<{ fresh: boolean }>()

export const asPageCall = <Answer>(call: () => PromiseLike<Answer>, fresh = false): Promise<Answer> =>
	// Awaited inside, because an injected request starts only when somebody waits for it.
	calls.run({ fresh }, async () => await call())

export const isPageCall = (): boolean => calls.getStore() !== undefined

export const isFreshPageCall = (): boolean => calls.getStore()?.fresh === true

/** Answers what a page for everybody asks; undefined where only the whole way can tell the answer. */
type AnswerPage = (
	body: unknown,
	query: URLSearchParams,
) => Promise<CachedResponse | { status: 200; body: unknown } | undefined>

declare module 'fastify' {
	interface FastifyInstance {
		/** By path: routes that answer pages of this process without the steps of a request, which take longer than the answer. */
		pageAnswers: Map<string, AnswerPage>
	}
}

export const addPageAnswers = (app: FastifyInstance): void => {
	app.decorate('pageAnswers', new Map())
}

/** What a route answers, or why it cannot, in the words that a request would have got. */
export async function askForPage(app: FastifyInstance, path: string, body: unknown) {
	try {
		const [address = '', query] = path.split('?', 2)
		return await app.pageAnswers.get(address)?.(body, new URLSearchParams(query))
	} catch (error) {
		const problem = problemOfError(error)
		const { status } = problems[problem.code]
		if (status === 500) app.log.error({ err: error, path }, 'failed')
		return { status, problem: presentProblem(problem), retryAfter: problem.retryAfterSeconds?.toString() }
	}
}
