import type { FastifyRequest } from 'fastify'
import { problemOfError } from '#api/http/problem-of-error.ts'
import { type ProblemCode, problems } from '#domain/problem.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Services } from '#services/create-services.ts'
import type { Viewer } from '#services/viewer.ts'
import { errorCode, errorText } from '#store/database/database-problem.ts'

type ReadFailure = { status: number; code: ProblemCode; retryAfterSeconds: number | undefined }

/** A read of a page's loader by the services, for the viewer of the page; its failure is a value. */
export type PageRead = <Value>(
	load: (services: Services, viewer: Viewer) => Promise<{ value: Value }>,
) => Promise<Result<Value, ReadFailure>>

/** How a page reads that is rendered for this request; a failed read is logged with it. */
export const pageReadFor =
	(services: Services, request: FastifyRequest, viewer: Viewer): PageRead =>
	async (load) => {
		try {
			return ok((await load(services, viewer)).value)
		} catch (error) {
			const { code, retryAfterSeconds } = problemOfError(error)
			const { status } = problems[code]
			if (status === 500) request.log.error({ err: error, reqId: request.id }, 'failed')
			else if (status === 503) request.refusedFor = errorText(error) || errorCode(error)
			return fail({ status, code, retryAfterSeconds })
		}
	}
