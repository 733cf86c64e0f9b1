import { data } from 'react-router'
import { type InformationPage, informationPageAt } from '#contract/information-pages.ts'
import { brandName } from '#domain/brand.ts'
import type { UiLocale } from '#domain/locale.ts'
import { PageMeta } from '#web/layout/page-meta.tsx'
import { localeOfPath } from '#web/layout/path-locale.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { pageRequest } from '#web/server-context.ts'
import type { Route } from './+types/information-screen.ts'
import { ContentsColumn, ContentsFold, contentsOf } from './contents-list.tsx'
import { informationNode } from './information-node.ts'
import { PageArticle } from './page-article.tsx'
import { findPage } from './page-library.server.ts'
import { Ridge } from './ridge.tsx'
import type { ShownPage } from './shown-page.ts'

export function loader({ url, context }: Route.LoaderArgs) {
	const locale = localeOfPath(url.pathname)
	const name = locale && informationPageAt(url.pathname, locale)
	if (!name) throw data(null, { status: 404 })
	return { name, page: findPage(locale, name, context.get(pageRequest).brandDomain) }
}

// A page's text does not change while it is being read.
export const shouldRevalidate = () => false

export default function InformationScreen({ loaderData: { name, page } }: Route.ComponentProps) {
	const text = useText()
	const locale = useLocale()
	const contents = contentsOf(page.blocks)
	return (
		<div className="wrap py-4 md:py-8">
			<PageMeta
				title={documentTitle(name, page, locale)}
				socialTitle={page.title}
				description={page.description}
				route={`${locale}-${name}`}
				structured={(setting) => [informationNode(name, page, setting)]}
			/>
			{/* A legal card, which has a table of contents, is at most 1000 wide. */}
			<article
				key={name}
				className={`card mx-auto ${contents.length > 0 ? 'max-w-[1000px]' : 'max-w-[760px]'}`}
			>
				<header className="relative overflow-hidden rounded-t-card border-b border-line bg-surface-2 px-5 py-7 md:px-12 md:py-10">
					<Ridge className="absolute inset-e-0 bottom-0 h-full w-3/5 max-w-md rtl:-scale-x-100" />
					<h1 className="relative text-[1.6rem] leading-snug font-bold text-balance md:text-[2rem]">
						{page.title}
					</h1>
					{page.updated && (
						<p className="relative mt-1 text-sm text-ink-2">{text('page.updated', { date: page.updated })}</p>
					)}
				</header>
				<div className="flex justify-between gap-10 px-5 py-6 md:px-12 md:py-10">
					<div className="min-w-0 flex-1">
						{contents.length > 0 && <ContentsFold entries={contents} />}
						<PageArticle blocks={page.blocks} />
					</div>
					{contents.length > 0 && <ContentsColumn entries={contents} />}
				</div>
			</article>
		</div>
	)
}

/** The legal pages have their title alone; the others name the site where they do not already. */
function documentTitle(name: InformationPage, { title }: ShownPage, locale: UiLocale): string {
	const whole = name === 'policy' || name === 'terms' || title.includes(brandName[locale])
	return whole ? title : `${title} · ${brandName[locale]}`
}
