import { fail, ok, type Result } from '#domain/result.ts'
import { fillText, isPlain, type PlaceholderValues, parseInlineTexts } from './inline-text.ts'
import { fillBlock, type PageBlock, type PageLine, type PageProblem, parseBlocks } from './page-block.ts'

/** The information pages; each is content/LOCALE/NAME.md. */
export const pageNames = ['about', 'contact', 'advertise', 'help', 'privacy-policy', 'terms'] as const
export type PageName = (typeof pageNames)[number]

export type PageContent = { title: string; description: string; updated?: string; blocks: PageBlock[] }

type FrontMatter = Omit<PageContent, 'blocks'>

/**
 * Reads a content file. Returns values for a renderer, never HTML, or the first mistake with its line. This is our own
 * parser, because CommonMark parsers know no list numbered with Persian digits, and no bold between guillemets and Persian letters.
 */
export function parsePageContent(markdown: string): Result<PageContent, PageProblem> {
	const lines = markdown
		.replace(/^\uFEFF/, '')
		.split(/\r\n|\r|\n/)
		.map((text, index): PageLine => ({ number: index + 1, text: text.trimEnd() }))
	const front = parseFrontMatter(lines)
	if (!front.ok) return front
	const blocks = parseBlocks(lines.slice(front.value.length))
	return blocks.ok ? ok({ ...front.value.fields, blocks: blocks.value }) : blocks
}

function parseFrontMatter(lines: PageLine[]): Result<{ fields: FrontMatter; length: number }, PageProblem> {
	if (lines[0]?.text !== '---') return fail({ line: 1, message: 'the file begins with front matter: ---' })
	const end = lines.findIndex((line, index) => index > 0 && line.text === '---')
	if (end < 0) return fail({ line: 1, message: 'the front matter is not closed with ---' })
	const fields = new Map<string, string>()
	for (const { number, text } of lines.slice(1, end)) {
		if (text === '') continue
		const [, key = '', value = ''] = /^([a-z]+): *(.*)$/.exec(text) ?? []
		if (!['title', 'description', 'updated'].includes(key))
			return fail({ line: number, message: 'front matter holds title, description and updated' })
		if (fields.has(key)) return fail({ line: number, message: `${key} stands twice` })
		if (value === '') return fail({ line: number, message: `${key} is empty` })
		const read = parseInlineTexts(value)
		if (!read.ok) return fail({ line: number, message: read.failure.message })
		if (!isPlain(read.value)) return fail({ line: number, message: `${key} is plain text` })
		fields.set(key, value)
	}
	const title = fields.get('title')
	const description = fields.get('description')
	const updated = fields.get('updated')
	if (!title || !description)
		return fail({ line: end + 1, message: 'the front matter needs a title and a description' })
	return ok({ fields: { title, description, ...(updated && { updated }) }, length: end + 1 })
}

export function fillPlaceholders(content: PageContent, values: PlaceholderValues): PageContent {
	return {
		...content,
		title: fillText(content.title, values),
		description: fillText(content.description, values),
		blocks: content.blocks.map((block) => fillBlock(block, values)),
	}
}
