import { directionOf } from '#domain/locale.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { InlineTexts } from './inline-texts.tsx'
import type { ShownBlock, ShownPicture } from './shown-page.ts'

/** Persian letters hang deeper and stand lower than Latin ones; a whole page of them needs more air. */
const reading = {
	rtl: 'text-[1.03rem] leading-[2.05]',
	ltr: 'text-[1.05rem] leading-[1.72]',
}

/** The blocks of a page, in a line length that reads well. */
export function PageArticle({ blocks }: { blocks: readonly ShownBlock[] }) {
	const locale = useLocale()
	return (
		<div className={`max-w-[42rem] text-pretty ${reading[directionOf(locale)]}`}>
			{blocks.map((block, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change places.
				<PageBlockView key={index} block={block} />
			))}
		</div>
	)
}

function PageBlockView({ block }: { block: ShownBlock }) {
	switch (block.kind) {
		case 'heading':
			return block.level === 2 ? (
				<h2 id={block.id} className="mt-10 mb-3 scroll-mt-6 text-[1.3rem] leading-snug font-bold first:mt-0">
					<InlineTexts texts={block.texts} />
				</h2>
			) : (
				<h3 id={block.id} className="mt-7 mb-2 scroll-mt-6 text-[1.08rem] leading-snug font-bold">
					<InlineTexts texts={block.texts} />
				</h3>
			)
		case 'paragraph':
			return (
				<p className="my-3.5 first:mt-0">
					<InlineTexts texts={block.texts} />
				</p>
			)
		case 'list':
			return <PageList ordered={block.ordered} items={block.items} />
		case 'note':
			return (
				<p role="note" className="my-5 rounded-e-lg border-s-[3px] border-brand-2 bg-surface-2 px-4 py-3">
					<InlineTexts texts={block.texts} />
				</p>
			)
		case 'picture':
			return <PagePicture picture={block} />
	}
}

function PageList({ ordered, items }: Omit<Extract<ShownBlock, { kind: 'list' }>, 'kind'>) {
	const locale = useLocale()
	const List = ordered ? 'ol' : 'ul'
	const marks = !ordered ? 'list-disc' : locale === 'fa' ? 'list-[persian]' : 'list-decimal'
	return (
		<List className={`my-3.5 grid gap-1.5 ps-6 marker:text-brand ${marks}`}>
			{items.map((texts, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the items of a list never change places.
				<li key={index} className="ps-1">
					<InlineTexts texts={texts} />
				</li>
			))}
		</List>
	)
}

const PagePicture = ({ picture: { src, alt, width, height } }: { picture: ShownPicture }) => (
	<img
		src={src}
		alt={alt}
		width={width}
		height={height}
		loading="lazy"
		decoding="async"
		className="my-5 h-auto max-w-full rounded-lg border border-line bg-surface-2"
	/>
)
