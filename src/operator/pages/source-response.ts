import type { ResponseHead } from '#domain/response-head.ts'
import { agoMark } from '#operator/shell/blocks.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import { html, type Markup } from '#operator/shell/markup.ts'
import { findSource } from '#store/sources/source-record-store.ts'
import { readSourceResponse } from '#store/sources/source-response-store.ts'
import type { Queryable } from '#store/sql.ts'

type SourceResponse = { slug: string; answer: (ResponseHead & { respondedAt: Date }) | undefined }

export async function openSourceResponse(db: Queryable, slug: string): Promise<SourceResponse | undefined> {
	const source = await findSource(db, slug)
	return source && { slug, answer: await readSourceResponse(db, source.id) }
}

/** The last response of a source, shown as plain text because it is foreign content. */
export function sourceResponseView({ slug, answer }: SourceResponse, context: DeskRequest): Markup {
	const { text } = context
	return html`<section class="card" aria-labelledby="answer"><h2 id="answer">${text('answer.title', { source: slug })}</h2>
${answer === undefined ? html`<p>${text('answer.none')}</p>` : head(answer, context)}
<p><a href="/operator/sources/">${text('source.back')}</a></p></section>`
}

const head = (
	{ respondedAt, status, url, headers, body }: NonNullable<SourceResponse['answer']>,
	context: DeskRequest,
) => {
	const { text } = context
	return html`<p>${agoMark(respondedAt, context)} · <bdi>${status} ${url}</bdi></p>
${raw(headers.join('\n'), text('answer.headers'))}
${body === null ? html`<p>${text('answer.noBody')}</p>` : raw(body, text('answer.body'))}`
}

const raw = (lines: string, name: string): Markup =>
	html`<h3>${name}</h3><pre dir="ltr" class="raw" tabindex="0" role="region" aria-label="${name}">${lines}</pre>`
