import { InlineTexts } from './inline-texts.tsx'
import type { BlockView, PictureView } from './page-view.ts'
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

function PageBlockView({ block }: { block: BlockView }) {
	switch (block.kind) {
		case 'heading':
			return block.level === 2 ? (
				<h2 id={block.id}>
					<InlineTexts texts={block.texts} />
				</h2>
			) : (
				<h3 id={block.id}>
					<InlineTexts texts={block.texts} />
				</h3>
			)
		case 'paragraph':
			return (
				<p>
					<InlineTexts texts={block.texts} />
				</p>
			)
		case 'list':
			return <PageList ordered={block.ordered} items={block.items} />
		case 'note':
			return (
				<p role="note">
					<InlineTexts texts={block.texts} />
				</p>
			)
		case 'picture':
			return <PagePicture picture={block} />
	}
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

const PagePicture = ({ picture: { src, alt, width, height } }: { picture: PictureView }) => (
	<img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
)
