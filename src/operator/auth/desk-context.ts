import type { FastifyReply, FastifyRequest } from 'fastify'
import { csrfTokenOf } from '#api/identity/browser-session.ts'
import { readPagePreferences } from '#contract/page-preferences.ts'
import { defaultLocale, isUiLocale } from '#domain/locale.ts'
import { Problem } from '#domain/problem.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import { newestEntry } from '#store/operator/operator-log.ts'
import { translateOperator } from '#text/translate.ts'

/** What a page of the desk is rendered for. */
export async function contextOf({ cookies, server, visit, url }: FastifyRequest): Promise<DeskRequest> {
	const { services, site } = server
	const { session, operator } = visit
	const { service_lang: language } = cookies
	const locale = isUiLocale(language) ? language : (operator?.locale ?? defaultLocale)
	const { pathname, searchParams } = new URL(url, 'http://desk')
	const [act, count] = [searchParams.get('done'), Number(searchParams.get('count') ?? 1)]
	searchParams.delete('done')
	searchParams.delete('count')
	return {
		locale,
		theme: readPagePreferences(cookies).theme,
		text: translateOperator(locale),
		now: new Date(services.now()),
		path: searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`,
		operator,
		csrf: session === undefined ? '' : csrfTokenOf(site.secret, session),
		seen: await newestEntry(services.db),
		menu: [],
		done: act === null ? undefined : { act, count },
	}
}

/** Redirects to the sign-in page; a program gets a JSON problem. */
export function sendToSignIn({ url, method }: FastifyRequest, reply: FastifyReply, back?: string) {
	if (url.startsWith('/v1/')) throw new Problem('sign_in_required')
	const next = back ?? (method === 'GET' ? url : '/operator/')
	return reply.redirect(`/operator/sign-in/?${new URLSearchParams({ next })}`, 303)
}
