import type { OperatorAct } from '#operator/acts/define-act.ts'
import { dateAndTimeOf, relativeTime, wholeNumber } from '#text/format.ts'
import { nameOfAct } from '#text/translate.ts'
import type { DeskRequest } from './desk-request.ts'
import { actForm, whyField } from './frame.ts'
import { html, Markup, type Piece } from './markup.ts'

/** The head of a column of numbers. */
export const numberHead = (name: string): Markup => html`<th scope="col" class="number">${name}</th>`

/** A table that scrolls where it is wider than the screen. On a phone the rows of a `stack` are cards. */
export const wideTable = (
	name: string,
	heads: readonly (string | Markup)[],
	rows: Piece,
	kind?: 'stack' | 'tall',
): Markup =>
	html`<div class="wide${kind && ` ${kind}`}" tabindex="0" role="region" aria-label="${name}"><table>
<thead><tr>${heads.map((head) => (head instanceof Markup ? head : html`<th scope="col">${head}</th>`))}</tr></thead>
<tbody>${rows}</tbody></table></div>`

/** Facts with their names. */
export const tiles = (facts: readonly (readonly [name: string, value: Piece])[]): Markup =>
	html`<dl class="tiles">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`

/** The field that a page searches by. */
export const searchForm = (
	page: string,
	{ find, label, button, longest }: { find: string; label: string; button: string; longest: number },
): Markup =>
	html`<form method="get" role="search" action="/operator/${page}/"><label class="field">${label}
<input type="search" name="find" value="${find}" maxlength="${longest}" dir="auto"></label><button>${button}</button></form>`

type Field = {
	/** Unique on the page. */
	id: string
	name: string
	label: string
	note?: string | undefined
	isWrong?: boolean
}

/** A labelled field of a form: an input with these attributes, or a choice. */
export function field(
	{ id, name, label, note, isWrong = false }: Field,
	control: Markup | { options: readonly (readonly [value: string, label: string])[]; chosen?: string },
): Markup {
	const marks = html`id="${id}" name="${name}"${note && html` aria-describedby="${id}-note"`}${isWrong && html` aria-invalid="true"`}`
	const drawn =
		control instanceof Markup
			? html`<input ${marks} ${control}>`
			: html`<select ${marks}>${control.options.map(([value, shown]) => html`<option value="${value}"${value === control.chosen && html` selected`}>${shown}</option>`)}</select>`
	return html`<div class="field"><label for="${id}">${label}</label>${drawn}${note && html`<small id="${id}-note"${isWrong && html` class="wrong"`}>${note}</small>`}</div>`
}

type Pressed = {
	/** The hidden field that names what it is done to. */
	on: readonly [name: string, value: string | number]
	inside?: Piece
	asksWhy?: boolean
	isSecond?: boolean
}

/** A form for an act, with the reason that it wants. */
export const pressForm = (
	context: DeskRequest,
	act: OperatorAct,
	{ on: [name, value], inside, asksWhy = true, isSecond = act.wantsReason }: Pressed,
): Markup =>
	actForm(
		context,
		`/operator/${act.name.replace('.', '/')}/`,
		html`<input type="hidden" name="${name}" value="${value}">${inside}${asksWhy && whyField(context, act.wantsReason)}<button${isSecond && html` class="second"`}>${nameOfAct(context.locale, act.name)}</button>`,
	)

/** The age of a time, with the exact time as its title. */
export const agoMark = (moment: Date, { now, locale }: DeskRequest): Markup =>
	html`<time datetime="${moment.toISOString()}" title="${dateAndTimeOf(moment, locale)}">${relativeTime(moment, now, locale)}</time>`

const [barWidth, gap, height] = [8, 2, 32]

/** A small bar chart for a table row; its accessible name is the list of numbers. */
export function bars(values: readonly number[], title: string, { locale }: DeskRequest): Markup {
	const most = Math.max(1, ...values)
	const width = values.length * (barWidth + gap)
	const said = `${title}: ${values.map((value) => wholeNumber(value, locale)).join(' ')}`
	return html`<svg class="bars" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${said}">${values.map(
		(value, at) => {
			const size = value === 0 ? 1 : Math.max(3, Math.round((value / most) * height))
			return html`<rect x="${at * (barWidth + gap)}" y="${height - size}" width="${barWidth}" height="${size}"/>`
		},
	)}</svg>`
}
