import { fail, ok, type Result } from '#domain/result.ts'

/** A part of a line. The parts are flat: bold is a property, so nothing nests. */
export type InlineText =
	| { kind: 'text'; text: string; bold: boolean }
	| { kind: 'link'; text: string; href: string; bold: boolean }

const placeholderNames = ['info_email', 'ads_email', 'privacy_email', 'brand', 'domain'] as const
type PlaceholderName = (typeof placeholderNames)[number]

type InlineProblem = { offset: number; message: string }

const boldMark = '**'
const link = /\[([^[\]]*)\]\(([^()\s]*)\)/g
const placeholder = /\{([A-Za-z_]+)\}/g
const isPlaceholder = (name: string): name is PlaceholderName =>
	(placeholderNames as readonly string[]).includes(name)

const refusals: readonly { pattern: RegExp; message: string }[] = [
	{ pattern: /<[A-Za-z/!?]/, message: 'HTML is not read here; write Markdown' },
	{ pattern: /!\[/, message: 'a picture stands on a line of its own: ![alt](picture:NAME)' },
	{ pattern: /`/, message: 'code marks are not read here; use **bold**' },
]

/** Reads bold, links and plain text; an offset counts from the start of the given text. */
export function parseInlineTexts(text: string): Result<InlineText[], InlineProblem> {
	const problem = findRefusal(text) ?? findUnknownPlaceholder(text)
	if (problem) return fail(problem)
	const pieces = text.split(boldMark)
	if (pieces.length % 2 === 0)
		return fail({ offset: text.lastIndexOf(boldMark), message: '** is not closed' })

	const texts: InlineText[] = []
	let offset = 0
	for (const [index, piece] of pieces.entries()) {
		const bold = index % 2 === 1
		if (bold && piece.trim() === '') return fail({ offset, message: 'there is nothing between ** and **' })
		const read = parseLinks(piece, bold)
		if (!read.ok) return fail({ offset: offset + read.failure.offset, message: read.failure.message })
		for (const piece of read.value) texts.push(piece)
		offset += piece.length + boldMark.length
	}
	return ok(texts)
}

function parseLinks(piece: string, bold: boolean): Result<InlineText[], InlineProblem> {
	const texts: InlineText[] = []
	let end = 0
	const addText = (from: number, to: number): InlineProblem | undefined => {
		const text = piece.slice(from, to)
		const broken = text.indexOf('](')
		// An incomplete link is refused, because every reader would see it as a typing error.
		if (broken >= 0) return { offset: from + broken, message: 'a link is [text](href), without bold inside' }
		if (text !== '') texts.push({ kind: 'text', text: oneLine(text), bold })
		return undefined
	}
	for (const match of piece.matchAll(link)) {
		const [whole, text = '', href = ''] = match
		const problem = addText(end, match.index)
		if (problem) return fail(problem)
		if (text.trim() === '') return fail({ offset: match.index, message: 'a link needs a text' })
		if (!isAllowedHref(href)) return fail({ offset: match.index, message: `link not allowed: ${href}` })
		texts.push({ kind: 'link', text: oneLine(text), href, bold })
		end = match.index + whole.length
	}
	const problem = addText(end, piece.length)
	return problem ? fail(problem) : ok(texts)
}

/** Relative paths, https: and mailto: alone; a placeholder may fill an address, never decide where a path leads. */
export function isAllowedHref(href: string): boolean {
	// Browsers read a backslash as a slash and skip control characters, so "/\evil" leaves the site.
	if (/[\s\\\p{Cc}]/u.test(href)) return false
	if (/^mailto:[^@{}/?#]+@[^@{}/?#]+$/.test(href) || /^mailto:\{[a-z_]+_email\}$/.test(href)) return true
	if (/^https:\/\/[^/?#@:]+([/?#]|$)/.test(href)) return true
	return /^(\/(?!\/)|\.{1,2}\/|[?#]|[^:/?#{}]+([/?#]|$))/.test(href) && !/[{}]/.test(href)
}

function findRefusal(text: string): InlineProblem | undefined {
	for (const { pattern, message } of refusals) {
		const offset = text.search(pattern)
		if (offset >= 0) return { offset, message }
	}
	return undefined
}

function findUnknownPlaceholder(text: string): InlineProblem | undefined {
	for (const match of text.matchAll(placeholder)) {
		if (!isPlaceholder(match[1] ?? ''))
			return { offset: match.index, message: `unknown placeholder ${match[0]}` }
	}
	return undefined
}

const oneLine = (text: string): string => text.replaceAll('\n', ' ')

export type PlaceholderValues = Record<PlaceholderName, string>

/** One pass, so that a value that looks like a placeholder is not filled again. */
export const fillText = (text: string, values: PlaceholderValues): string =>
	text.replace(placeholder, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole))

export const fillInlineTexts = (texts: readonly InlineText[], values: PlaceholderValues): InlineText[] =>
	texts.map((piece) =>
		piece.kind === 'link'
			? { ...piece, text: fillText(piece.text, values), href: fillText(piece.href, values) }
			: { ...piece, text: fillText(piece.text, values) },
	)

export const plainTextOf = (texts: readonly InlineText[]): string => texts.map((piece) => piece.text).join('')

export const isPlain = (texts: readonly InlineText[]): boolean =>
	texts.every((piece) => piece.kind === 'text' && !piece.bold)
