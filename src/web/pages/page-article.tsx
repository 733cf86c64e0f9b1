import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { InlineText } from '#text/page-block.ts'
import { localeOfPath } from '#web/layout/path-locale.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import type { BlockView } from './page-view.ts'
import './page-article.css'

/** The blocks of a page, in a readable line length. */
export function PageArticle({ blocks }: { blocks: readonly BlockView[] }) {
	return (
		<div className="page-article">
			{blocks.map((block, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change places.
				<PageBlockView key={index} block={block} />
			))}
		</div>
	)
}

/** Taller pictures are shown smaller, in CSS pixels: no more than two thirds of a screen. */
const tallest = 560

/** Small pictures have room beside the text of their part on wide screens; strips of a few lines need none. */
const isAside = ({ width, height }: { width: number; height: number }) => width <= 540 && height > 100

function PageBlockView({ block }: { block: BlockView }) {
	if (block.kind === 'list') return <PageList ordered={block.ordered} items={block.items} />
	if (block.kind === 'picture') {
		const { src, alt, width, height } = block
		const scale = Math.min(1, tallest / height)
		return (
			<img
				src={src}
				alt={alt}
				width={Math.round(width * scale)}
				height={Math.round(height * scale)}
				className={isAside(block) ? 'page-picture-aside' : undefined}
				loading="lazy"
				decoding="async"
			/>
		)
	}
	const texts = <InlineTexts texts={block.texts} />
	if (block.kind === 'heading')
		return block.level === 2 ? <h2 id={block.id}>{texts}</h2> : <h3 id={block.id}>{texts}</h3>
	return block.kind === 'note' ? <p role="note">{texts}</p> : <p>{texts}</p>
}

function PageList({ ordered, items }: Omit<Extract<BlockView, { kind: 'list' }>, 'kind'>) {
	const List = ordered ? 'ol' : 'ul'
	return (
		<List>
			{items.map((texts, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the items of a list never change places.
				<li key={index}>
					<InlineTexts texts={texts} />
				</li>
			))}
		</List>
	)
}

/** Text with its bold parts and links. */
const InlineTexts = ({ texts }: { texts: readonly InlineText[] }): ReactNode =>
	// biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places.
	texts.map((piece, index) => <OneText key={index} piece={piece} />)

function OneText({ piece }: { piece: InlineText }): ReactNode {
	const shown = piece.kind === 'link' ? <PageLink piece={piece} /> : piece.text
	return piece.bold ? <strong>{shown}</strong> : shown
}

function PageLink({ piece: { text, href } }: { piece: Extract<InlineText, { kind: 'link' }> }) {
	const locale = useLocale()
	// Only pages of this language are a client-side navigation; other languages and feeds load a document.
	if (localeOfPath(href) === locale)
		return (
			<Link to={href} className="page-link">
				{text}
			</Link>
		)
	return (
		<a href={href} className="page-link">
			{/* An address stays in one piece and keeps its direction within Persian text. */}
			{href.startsWith('mailto:') ? <bdi>{text}</bdi> : text}
		</a>
	)
}
