import type { FastifyRequest } from 'fastify'
import { isPage } from '#api/http/unknown-addresses.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import { defaultLocale, directionOf, isUiLocale, type UiLocale } from '#domain/locale.ts'
import type { Problem, ProblemCode } from '#domain/problem.ts'
import type { SentenceKey } from '#text/sentence.ts'
import { translate } from '#text/translate.ts'

const sentences: Partial<Record<ProblemCode, SentenceKey>> = {
	rate_limited: 'failure.tooMany',
	unavailable: 'failure.busy',
	uri_too_long: 'failure.tooLong',
}

const wantsPage = (request: FastifyRequest): boolean =>
	isPage(request) && (request.headers.accept?.includes('text/html') ?? false)

function localeOf({ url, cookies }: FastifyRequest): UiLocale {
	const [, first] = url.split(/[/?]/, 2)
	if (isUiLocale(first)) return first
	return isUiLocale(cookies?.service_lang) ? cookies.service_lang : defaultLocale
}

/**
 * A page that could not be rendered, in plain HTML that needs nothing else from us. Undefined where the client wants no
 * HTML.
 */
export function refusalPage(request: FastifyRequest, { code }: Problem): string | undefined {
	if (!wantsPage(request)) return undefined
	const locale = localeOf(request)
	// An address that is too long stays so: the link leads to the home page.
	const [onward, label] =
		code === 'uri_too_long'
			? ([`/${locale}`, 'failure.home'] as const)
			: ([request.url, 'failure.retry'] as const)
	const say = (key: SentenceKey) => escapeMarkup(translate(locale)(key))
	return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${say('failure.title')}</title></head>
<body><main><h1>${say('failure.title')}</h1><p>${say(sentences[code] ?? 'failure.message')}</p><p><a href="${escapeMarkup(onward)}">${say(label)}</a></p></main></body>
</html>
`
}
