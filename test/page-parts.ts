import { type InlineText, type PageBlock, plainTextOf } from '#text/page-block.ts'
import type { PageContent } from '#text/page-content.ts'

/** Everything a reader of the page sees, one block or list item a line. */
export const pageText = ({ title, description, updated = '', blocks }: PageContent): string =>
	[title, description, updated, ...blocks.map(blockText)].join('\n')

export const pageLinks = (content: PageContent): string[] =>
	content.blocks.flatMap(blockTexts).flatMap((piece) => (piece.kind === 'link' ? [piece.href] : []))

/** The names of the pictures on the page, in order. */
export const pagePictures = (content: PageContent): string[] =>
	content.blocks.flatMap((block) => (block.kind === 'picture' ? [block.name] : []))

function blockText(block: PageBlock): string {
	if (block.kind === 'picture') return block.alt
	return block.kind === 'list' ? block.items.map(plainTextOf).join('\n') : plainTextOf(block.texts)
}

function blockTexts(block: PageBlock): InlineText[] {
	if (block.kind === 'picture') return []
	return block.kind === 'list' ? block.items.flat() : block.texts
}
