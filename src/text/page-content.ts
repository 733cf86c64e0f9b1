import { lexer, type MarkedToken, type Token } from 'marked'
import type { InlineText, PageBlock } from './page-block.ts'

/** The information pages; each is content/LOCALE/NAME.md. */
export const pageNames = ['about', 'contact', 'advertise', 'help', 'privacy-policy', 'terms'] as const
export type PageName = (typeof pageNames)[number]

export type PageContent = { title: string; description: string; updated?: string; blocks: PageBlock[] }

/**
 * Reads a content file, and throws what it cannot show. It returns values for a renderer, never HTML: the content security
 * policy refuses to set that.
 */
export function parsePageContent(markdown: string): PageContent {
	const [, fields = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(markdown) ?? []
	const front = new Map(
		fields.split('\n').map((line) => [/^\w+/.exec(line)?.[0], line.replace(/^\w+: */, '')]),
	)
	const [title, description, updated] = ['title', 'description', 'updated'].map((name) => front.get(name))
	if (!title || !description) throw new Error('the file begins with a title and a description between ---')
	const blocks = lexer(body).flatMap((token) => blockOf(token as MarkedToken))
	return { title, description, ...(updated && { updated }), blocks }
}

function blockOf(token: MarkedToken): PageBlock[] {
	switch (token.type) {
		case 'space':
			return []
		case 'heading': {
			const texts = textsOf(token.tokens)
			if (token.depth !== 2 && token.depth !== 3) throw unread(token)
			return [{ kind: 'heading', level: token.depth, id: slugOf(token.text), texts }]
		}
		case 'paragraph': {
			const [only, ...others] = token.tokens as MarkedToken[]
			if (only?.type !== 'image' || others.length > 0)
				return [{ kind: 'paragraph', texts: textsOf(token.tokens) }]
			return [{ kind: 'picture', name: only.href.replace('picture:', ''), alt: only.text }]
		}
		case 'list':
			return [
				{ kind: 'list', ordered: token.ordered, items: token.items.map(({ tokens }) => textsOf(tokens)) },
			]
		case 'blockquote':
			return [{ kind: 'note', texts: textsOf(token.tokens) }]
		default:
			throw unread(token)
	}
}

const textsOf = (tokens: readonly Token[], bold = false): InlineText[] =>
	(tokens as MarkedToken[]).flatMap((token): InlineText[] => {
		switch (token.type) {
			case 'paragraph':
				return textsOf(token.tokens, bold)
			case 'strong':
				return textsOf(token.tokens, true)
			case 'link':
				return [{ kind: 'link', text: oneLine(token.text), href: token.href, bold }]
			case 'text':
				if ('tokens' in token && token.tokens) return textsOf(token.tokens, bold)
				return [{ kind: 'text', text: oneLine(token.text), bold }]
			default:
				throw unread(token)
		}
	})

const unread = ({ type, raw }: MarkedToken) => new Error(`${type} is not read here: ${raw.slice(0, 80)}`)

const oneLine = (text: string): string => text.replaceAll('\n', ' ')

const slugOf = (text: string): string =>
	text
		.normalize('NFC')
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
		.replace(/^-+|-+$/g, '')
