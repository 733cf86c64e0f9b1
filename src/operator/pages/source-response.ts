import type { ResponseHead } from '#domain/response-head.ts'
import { agoMark } from '#operator/shell/blocks.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import { html, type Markup } from '#operator/shell/markup.ts'
import { findSource } from '#store/sources/source-record-store.ts'
import { readSourceResponse } from '#store/sources/source-response-store.ts'
import type { Queryable } from '#store/sql.ts'

type SourceResponse = { slug: string; response: (ResponseHead & { respondedAt: Date }) | undefined }

export async function openSourceResponse(db: Queryable, slug: string): Promise<SourceResponse | undefined> {
	const source = await findSource(db, slug)
	return source && { slug, response: await readSourceResponse(db, source.id) }
}

/** The last response of a source, shown as plain text because it is foreign content. */
export function sourceResponseView({ slug, response }: SourceResponse, context: DeskRequest): Markup {
	const { text } = context
	return html`<section class="card" aria-labelledby="response"><h2 id="response">${text('response.title', { source: slug })}</h2>
${response === undefined ? html`<p>${text('response.none')}</p>` : head(response, context)}
<p><a href="/operator/sources/">${text('source.back')}</a></p></section>`
}

const head = (
	{ respondedAt, status, url, headers, body }: NonNullable<SourceResponse['response']>,
	context: DeskRequest,
) => {
	const { text } = context
	return html`<p>${agoMark(respondedAt, context)} · <bdi>${status} ${url}</bdi></p>
${raw(headers.join('\n'), text('response.headers'))}
${body === null ? html`<p>${text('response.noBody')}</p>` : raw(body, text('response.body'))}`
}

const raw = (lines: string, name: string): Markup =>
	html`<h3>${name}</h3><pre dir="ltr" class="raw" tabindex="0" role="region" aria-label="${name}">${lines}</pre>`
