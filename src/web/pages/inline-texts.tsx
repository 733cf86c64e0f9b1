import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { InlineText } from '#text/inline-text.ts'
import { localeOfPath } from '#web/layout/path-locale.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import './inline-texts.css'

/** Text with its bold parts and links. */
export const InlineTexts = ({ texts }: { texts: readonly InlineText[] }): ReactNode =>
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
