import { z } from 'zod'
import { feedKinds } from '#domain/catalogue.ts'
import { newsLocales } from '#domain/locale.ts'
import type { Result } from '#domain/result.ts'
import type { PreviewFault, SourcePreview } from '#domain/source-preview.ts'
import type { RecordFault, SourceRecord } from '#domain/source-record.ts'
import { selectorNames, sourceFields, type TypedSource, wantedOf } from '#operator/acts/source-input.ts'
import { agoMark, field, wideTable } from '#operator/shell/blocks.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import { actForm, whyField } from '#operator/shell/frame.ts'
import { html, type Markup } from '#operator/shell/markup.ts'
import type { SourceEditor } from '#services/sources/source-editor.ts'
import type { OperatorKey } from '#text/en/operator.ts'
import { wholeNumber } from '#text/format.ts'

type SourceForm = {
	typed: TypedSource
	faults: readonly RecordFault[]
	/** The result of a preview. */
	preview: Result<SourcePreview, PreviewFault> | undefined
}

/** The form for a new source, for an existing one, or with a preview of what was typed. */
export async function openSourceForm(
	typed: TypedSource,
	looked: boolean,
	desk: SourceEditor,
): Promise<SourceForm | undefined> {
	if (looked) {
		const read = await desk.preview(wantedOf(typed))
		return read.ok
			? { typed, faults: [], preview: read.value }
			: { typed, faults: read.failure, preview: undefined }
	}
	if (typed.edit === '') return { typed: { ...typed, crypto_only: true }, faults: [], preview: undefined }
	const record = await desk.recordOf(typed.edit)
	return record && { typed: { edit: typed.edit, ...typedOf(record) }, faults: [], preview: undefined }
}

const written = z.object({
	...sourceFields.omit({ edit: true, domains: true }).shape,
	domains: z.array(z.string()).transform((domains) => domains.join(' ')),
	selectors: z.record(z.string(), z.string().optional()).default({}),
})

function typedOf(record: SourceRecord): Omit<TypedSource, 'edit'> {
	const { selectors, ...fields } = written.parse(record)
	const [item = '', title = '', link = '', date = '', summary = ''] = selectorNames.map(
		(name) => selectors[name],
	)
	return { ...fields, item, title, link, date, summary }
}

export function sourceFormView({ typed, faults, preview }: SourceForm, context: DeskRequest): Markup {
	const { text } = context
	const act = typed.edit === '' ? 'add' : 'edit'
	const wrong = (name: FieldName) => faults.some(isOf(name))
	const named = (name: FieldName) => {
		const note = notes[name]
		const label = text(`source.${name}`)
		return { id: `field-${name}`, name, label, note: note && text(note), isWrong: wrong(name) }
	}
	const input = (name: FieldName, kind: 'text' | 'url' = 'text', required = true) =>
		field(
			named(name),
			html`value="${typed[name]}" maxlength="500" dir="${name === 'title_fa' ? 'auto' : 'ltr'}"${kind === 'url' && html` inputmode="url"`}${required && html` required`}`,
		)
	const choice = (name: 'locale' | 'feed_kind', options: readonly (readonly [string, string])[]) =>
		field(named(name), { options, chosen: typed[name] })
	const languages = act === 'add' ? newsLocales : newsLocales.filter((language) => language === typed.locale)
	const others = faults.filter((fault) => !formFields.some((name) => isOf(name)(fault)))
	return html`<section class="card" aria-labelledby="form"><h2 id="form">${act === 'add' ? text('source.addTitle') : text('source.editTitle', { source: typed.edit })}</h2>
<p>${text('source.lead')}</p>
${faults.length > 0 && html`<p role="alert">${text('fault.input', { field: faultNames(faults, context) })}${others.map(({ message }) => html` <bdi>${message}</bdi>`)}</p>`}
${actForm(
	{ ...context, path: '/operator/sources/' },
	'/operator/sources/preview/',
	html`<input type="hidden" name="edit" value="${typed.edit}">
<div class="grid">${input('slug')}${choice(
		'locale',
		languages.map((language) => [language, text(`plot.${language}`)]),
	)}${input('title_en')}${input('title_fa')}${input('homepage', 'url')}${input('feed_url', 'url')}${choice(
		'feed_kind',
		feedKinds.map((kind) => [kind, kind]),
	)}${input('domains', 'text', false)}</div>
<p><label class="tick"><input type="checkbox" name="crypto_only" value="yes"${typed.crypto_only && html` checked`}> ${text('source.crypto_only')}</label></p>
<details${(typed.feed_kind === 'html' || selectorNames.some(wrong)) && html` open`}><summary>${text('source.selectors')}</summary><div class="grid">${selectorNames.map((name) => input(name, 'text', false))}</div></details>
<p><button${preview && html` class="second"`}>${text('source.preview')}</button></p>
${
	preview &&
	html`${headOf(preview, context)}
${whyField(context)}<button formaction="/operator/sources/${act}/">${text('source.save')}</button>`
}`,
)}
${preview?.ok && entriesOf(preview.value, typed.locale, context)}
<p><a href="/operator/sources/">${text('source.back')}</a></p></section>`
}

const formFields = [
	'slug',
	'locale',
	'title_en',
	'title_fa',
	'homepage',
	'feed_url',
	'feed_kind',
	'domains',
	...selectorNames,
] as const
type FieldName = (typeof formFields)[number]

const isOf =
	(name: FieldName) =>
	({ field }: RecordFault): boolean =>
		field === name || field === `selectors.${name}`

/** Hints for fields. */
const notes: Partial<Record<FieldName, OperatorKey>> = {
	slug: 'source.slug.note',
	title_fa: 'source.title_fa.note',
	homepage: 'source.address.note',
	feed_url: 'source.address.note',
	domains: 'source.domains.note',
}

/** The labels of fields in the form. */
const faultNames = (faults: readonly RecordFault[], { text }: DeskRequest): string =>
	formFields
		.filter((name) => faults.some(isOf(name)))
		.map((name) => text(`source.${name}`))
		.join(' · ')

/** The response, and how much of it would be stored. */
function headOf(preview: Result<SourcePreview, PreviewFault>, { text, locale }: DeskRequest): Markup {
	if (!preview.ok) {
		const { status, message } = preview.failure
		return html`<p role="alert">${text('source.unread')} <bdi>${status}${message !== undefined && ` (${message})`}</bdi></p>`
	}
	const { entries, partial, response } = preview.value
	const taken = entries.filter(({ refused }) => refused === undefined).length
	const head: [string, string | null][] = [
		['URL', response.url],
		['Content-Type', response.contentType],
		['ETag', response.etag],
		['Last-Modified', response.lastModified],
	]
	return html`<p role="status">${text('source.taken', { taken: wholeNumber(taken, locale), all: wholeNumber(entries.length, locale) })}${partial && html` ${text('source.partial')}`}</p>
<p><small>${text('source.response', { size: wholeNumber(Math.ceil(response.bytes / 1024), locale) })} ${head.map(([name, value]) => value !== null && html`<br><bdi>${name}: ${value}</bdi>`)}</small></p>`
}

function entriesOf({ entries }: SourcePreview, language: string, context: DeskRequest): Markup {
	const { text } = context
	const rows = entries.map(
		({ title, published, tags, refused }) =>
			html`<tr><td dir="auto" lang="${language}">${title ?? '–'}</td><td>${
				refused === undefined
					? html`<bdi>${[...(tags?.coins ?? []), ...(tags?.topics ?? []), ...(tags?.people ?? [])].join(', ') || '–'}</bdi>`
					: html`<span class="state suspended">${text(`refused.${refused}`)}</span>`
			}</td><td>${published === null ? '–' : momentOf(published, context)}</td></tr>`,
	)
	const heads = [text('tags.story'), text('source.tags'), text('source.published')]
	return html`<h3>${text('source.previewTitle')}</h3>
${wideTable(text('source.previewTitle'), heads, rows)}`
}

/** A refused entry shows the date as in its feed, which may be invalid. */
function momentOf(published: string, context: DeskRequest): Markup {
	const moment = new Date(published)
	return Number.isNaN(moment.getTime()) ? html`<bdi>${published}</bdi>` : agoMark(moment, context)
}
