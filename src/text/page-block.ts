import { fail, ok, type Result } from '#domain/result.ts'
import {
	fillInlineTexts,
	fillText,
	type InlineText,
	type PlaceholderValues,
	parseInlineTexts,
	plainTextOf,
} from './inline-text.ts'

export type PageBlock =
	| { kind: 'heading'; level: 2 | 3; id: string; texts: InlineText[] }
	| { kind: 'paragraph'; texts: InlineText[] }
	| { kind: 'list'; ordered: boolean; items: InlineText[][] }
	| { kind: 'picture'; name: string; alt: string }
	| { kind: 'note'; texts: InlineText[] }

/** Lines count from 1, front matter included, as an editor shows them. */
export type PageProblem = { line: number; message: string }

export type PageLine = { number: number; text: string }

const bullet = /^- +(?=\S)/
// An editor who writes Persian may number a list with Persian digits.
const ordinal = /^[0-9۰-۹]+\. +(?=\S)/
const heading = /^(##|###) +(\S.*)$/
const picture = /^!\[([^[\]]+)\]\(picture:([a-z0-9]+(?:-[a-z0-9]+)*)\)$/
const noteMark = /^> ?/

const unread: readonly { pattern: RegExp; message: string }[] = [
	{
		pattern: /^#/,
		message: 'a heading is "## Text" or "### Text"; the page title stands in the front matter',
	},
	{ pattern: /^!\[/, message: 'a picture is ![alt](picture:NAME), with an alt text and a lower-case name' },
	{ pattern: /^[*+] /, message: 'a list item begins with "- " or "1. "' },
	{ pattern: /^(-|[0-9۰-۹]+\.)\s*$/, message: 'the list item is empty' },
	{ pattern: /^(\||```|~~~|---|___|\*\*\*)/, message: 'tables, code and rules are not read here' },
	{ pattern: /^\s+(-|[0-9۰-۹]+\.) /, message: 'a list inside a list is not read here' },
]

export function parseBlocks(lines: PageLine[]): Result<PageBlock[], PageProblem> {
	const blocks: PageBlock[] = []
	const newId = headingIds()
	let at = 0
	// Takes the current line and the following lines of the same block.
	const take = (belongs: (text: string) => boolean): PageLine[] => {
		const start = at
		do at += 1
		while (at < lines.length && belongs(lines[at]?.text ?? ''))
		return lines.slice(start, at)
	}
	while (at < lines.length) {
		const line = lines[at]
		if (!line || line.text === '') {
			at += 1
			continue
		}
		const block = parseBlock(line, take, newId)
		if (!block.ok) return block
		blocks.push(block.value)
	}
	return ok(blocks)
}

function parseBlock(
	{ number, text }: PageLine,
	take: (belongs: (text: string) => boolean) => PageLine[],
	newId: (text: string) => string,
): Result<PageBlock, PageProblem> {
	const [, marks, headingText] = heading.exec(text) ?? []
	if (marks && headingText) {
		take(() => false)
		return mapTexts([{ number, text: headingText }], (texts) => ({
			kind: 'heading',
			level: marks === '##' ? 2 : 3,
			id: newId(plainTextOf(texts)),
			texts,
		}))
	}
	const [, alt, name] = picture.exec(text) ?? []
	if (alt && name) {
		take(() => false)
		if (alt.includes('**')) return fail({ line: number, message: 'the alt text is plain text' })
		return mapTexts([{ number, text: alt }], () => ({ kind: 'picture', name, alt }))
	}
	if (bullet.test(text)) return parseList(bullet, false, take)
	if (ordinal.test(text)) return parseList(ordinal, true, take)
	const mistake = unread.find(({ pattern }) => pattern.test(text))
	if (mistake) return fail({ line: number, message: mistake.message })
	if (noteMark.test(text)) {
		const lines = take((next) => noteMark.test(next))
		const inner = lines.map((line) => ({ ...line, text: line.text.replace(noteMark, '') }))
		return mapTexts(inner, (texts) => ({ kind: 'note', texts }))
	}
	return mapTexts(take(continuesParagraph), (texts) => ({ kind: 'paragraph', texts }))
}

const startsBlock = (text: string): boolean =>
	bullet.test(text) ||
	ordinal.test(text) ||
	noteMark.test(text) ||
	unread.some((each) => each.pattern.test(text))
const continuesParagraph = (text: string): boolean => text !== '' && !startsBlock(text)
const continuesItem = (text: string): boolean => /^\s+\S/.test(text) && !startsBlock(text)

function parseList(
	mark: RegExp,
	ordered: boolean,
	take: (belongs: (text: string) => boolean) => PageLine[],
): Result<PageBlock, PageProblem> {
	const items: InlineText[][] = []
	const lines = take((next) => mark.test(next) || continuesItem(next))
	for (const group of itemGroups(lines, mark)) {
		const read = readTexts(group)
		if (!read.ok) return read
		items.push(read.value)
	}
	return ok({ kind: 'list', ordered, items })
}

function itemGroups(lines: PageLine[], mark: RegExp): PageLine[][] {
	const groups: PageLine[][] = []
	for (const line of lines) {
		if (mark.test(line.text)) groups.push([{ ...line, text: line.text.replace(mark, '') }])
		else groups.at(-1)?.push({ ...line, text: line.text.trimStart() })
	}
	return groups
}

function mapTexts(
	lines: PageLine[],
	make: (texts: InlineText[]) => PageBlock,
): Result<PageBlock, PageProblem> {
	const read = readTexts(lines)
	return read.ok ? ok(make(read.value)) : read
}

function readTexts(lines: PageLine[]): Result<InlineText[], PageProblem> {
	const text = lines.map((line) => line.text.trim()).join('\n')
	const first = lines[0]?.number ?? 1
	if (text.trim() === '') return fail({ line: first, message: 'there is no text here' })
	const read = parseInlineTexts(text)
	if (read.ok) return read
	const line = first + text.slice(0, read.failure.offset).split('\n').length - 1
	return fail({ line, message: read.failure.message })
}

export function fillBlock(block: PageBlock, values: PlaceholderValues): PageBlock {
	if (block.kind === 'picture') return { ...block, alt: fillText(block.alt, values) }
	if (block.kind === 'list')
		return { ...block, items: block.items.map((item) => fillInlineTexts(item, values)) }
	return { ...block, texts: fillInlineTexts(block.texts, values) }
}

/** Ids are made from the text with unfilled placeholders, so that links to a heading survive another brand name. */
function headingIds(): (text: string) => string {
	const used = new Map<string, number>()
	return (text) => {
		const slug = slugOf(text)
		let count = used.get(slug) ?? 0
		let id = slug
		do {
			count += 1
			id = count === 1 ? slug : `${slug}-${count}`
		} while (count > 1 && used.has(id))
		used.set(slug, count)
		if (id !== slug) used.set(id, 1)
		return id
	}
}

const slugOf = (text: string): string =>
	text
		.normalize('NFC')
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
		.replace(/^-+|-+$/g, '') || 'section'
