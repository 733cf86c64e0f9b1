import type { FastifyReply } from 'fastify'
import type { FieldFault } from '#domain/account.ts'
import type { UiLocale } from '#domain/locale.ts'
import { Problem } from '#domain/problem.ts'
import type { TooMany } from '#services/accounts/act-limit.ts'
import { translate } from '#text/translate.ts'

/** A limit that is counted in the database, with the same headers as the others. */
export function tooManyProblem(reply: FastifyReply, refusal: TooMany): Problem {
	const { max, windowSeconds, retryAfterSeconds } = refusal
	reply.headers({
		'ratelimit-limit': max,
		'ratelimit-remaining': 0,
		'ratelimit-reset': retryAfterSeconds,
		'ratelimit-policy': `${max};w=${windowSeconds}`,
	})
	return new Problem('rate_limited', { retryAfterSeconds })
}

/** The faults of a form, field by field under the wire's names. */
export function formProblem(faults: Readonly<Record<string, FieldFault>>, locale: UiLocale): Problem {
	const say = translate(locale)
	const issues = Object.entries(faults).map(([field, fault]) => ({ field, message: say(`fault.${fault}`) }))
	const message = issues.map(({ field, message }) => `${field}: ${message}`).join('; ')
	return new Problem('invalid_input', { message, issues })
}
