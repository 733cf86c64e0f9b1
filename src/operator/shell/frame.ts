import { brandName } from '#domain/brand.ts'
import { languages, uiLocales } from '#domain/locale.ts'
import { wholeNumber } from '#text/format.ts'
import { nameOfAct } from '#text/translate.ts'
import type { DeskRequest, MenuLine } from './desk-request.ts'
import { html, type Markup, type Piece } from './markup.ts'

type Framed = {
	title: string
	body: Piece
	current?: string
}

/** The HTML of a page around its body. */
export function frame(context: DeskRequest, { title, body, current }: Framed): string {
	const { locale, theme, text, operator, menu } = context
	const files = filesAt(context.path)
	const { direction, tag } = languages[locale]
	const others = uiLocales.filter((other) => other !== locale)
	const page = html`<!doctype html>
<html lang="${locale}" dir="${direction}" data-tag="${tag}"${theme && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${text('title')}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${files}tokens.css">
<link rel="stylesheet" href="${files}desk.css">
<script src="${files}desk.js" defer></script>
</head>
<body>
<a class="skip" href="#page">${text('skip')}</a>
<header>
	<a class="brand" href="/operator/">${brandName[locale]} <span>${text('title')}</span></a>
	${operator && html`<span class="who">${text('signedInAs', { name: operator.username })}</span>`}
	${others.map((other) => html`<a href="${withLanguage(context.path, other)}" lang="${other}">${languages[other].name}</a>`)}
	<a href="/${locale}">${text('site')}</a>
</header>
${menu.length > 0 && html`<nav aria-label="${text('menu')}"><ul>${menu.map((line) => menuLine(line, current, context))}</ul></nav>`}
<main id="page" tabindex="-1">
<h1>${title}</h1>
${context.done && html`<p role="status" class="done">${doneText(context)}</p>`}
${body}
</main>
</body>
</html>
`
	return page.text
}

/** Before the sign-in only a page and the addresses below it exist, so its style sheet and script are there. */
const filesAt = (path: string): string =>
	`${/^\/operator\/(?:setup\/[^/?]+|sign-in)/.exec(path)?.[0] ?? '/operator'}/files/`

const menuLine = (
	{ name, title, waiting }: MenuLine,
	current: string | undefined,
	{ text, locale }: DeskRequest,
) =>
	html`<li><a href="/operator/${name}/"${name === current && html` aria-current="page"`}>${text(title)}${
		waiting > 0 && html` <b>${wholeNumber(waiting, locale)}</b>`
	}</a></li>`

function doneText({ done, text, locale }: DeskRequest): string {
	if (done === undefined) return ''
	const act = nameOfAct(locale, done.act)
	return done.count === 1 ? text('done', { act }) : text('doneMany', { act, count: done.count })
}

const withLanguage = (path: string, language: string): string => {
	const url = new URL(path, 'http://desk')
	url.searchParams.set('lang', language)
	return `${url.pathname}${url.search}`
}

/** A form for an action, with its hidden fields. */
export const actForm = (
	{ csrf, seen, path }: DeskRequest,
	action: string,
	inside: Piece,
	{ id, hasFiles = false }: { id?: string; hasFiles?: boolean } = {},
): Markup => html`<form method="post" action="${action}"${id && html` id="${id}"`}${hasFiles && html` enctype="multipart/form-data"`}>
<input type="hidden" name="csrf" value="${csrf}">
<input type="hidden" name="seen" value="${seen}">
<input type="hidden" name="back" value="${path}">
${inside}
</form>`

/** The field for the reason, which is logged. */
export const whyField = ({ text }: DeskRequest, required = false): Markup =>
	html`<label class="field"><span>${text('why')} <small>${text('whyHint')}</small></span>
<input name="why" maxlength="500"${required && html` required`}></label>`
