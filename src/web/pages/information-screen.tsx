import { data } from 'react-router'
import { type InformationPage, informationPageAt } from '#contract/information-pages.ts'
import { pathOf } from '#contract/route-names.ts'
import { brandName } from '#domain/brand.ts'
import type { UiLocale } from '#domain/locale.ts'
import { textIn } from '#text/page-texts.ts'
import { PageMeta } from '#web/layout/page-meta.tsx'
import type { PageSetting } from '#web/layout/page-metadata.ts'
import { localeOfPath } from '#web/layout/path-locale.ts'
import { type StructuredNode, websiteId } from '#web/layout/structured-data.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import { pageRequest } from '#web/server-context.ts'
import type { Route } from './+types/information-screen.ts'
import { ContentsColumn, ContentsFold, contentsOf } from './contents-list.tsx'
import { PageArticle } from './page-article.tsx'
import { findPage } from './page-library.server.ts'
import type { PageView } from './page-view.ts'
import './information-screen.css'

export function loader({ url, context }: Route.LoaderArgs) {
	const locale = localeOfPath(url.pathname)
	const name = locale && informationPageAt(url.pathname, locale)
	if (!name) throw data(null, { status: 404 })
	return { name, page: findPage(locale, name, context.get(pageRequest).brandDomain) }
}

// A page's text does not change while it is read.
export const shouldRevalidate = () => false

export default function InformationScreen({ loaderData: { name, page } }: Route.ComponentProps) {
	const text = useText()
	const locale = useLocale()
	const contents = contentsOf(page.blocks)
	return (
		<div className="wrap page">
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
				className={contents.length > 0 ? 'card information information-long' : 'card information'}
			>
				<header>
					<Ridge className="ridge mirrored" />
					<h1>{page.title}</h1>
					{page.updated && (
						<p className="small-text quiet-text">{text('page.updated', { date: page.updated })}</p>
					)}
				</header>
				<div className="information-body">
					<div className="information-text">
						{contents.length > 0 && <ContentsFold entries={contents} />}
						<PageArticle blocks={page.blocks} />
					</div>
					{contents.length > 0 && <ContentsColumn entries={contents} />}
				</div>
			</article>
		</div>
	)
}

/** The legal pages have only their title; the others include the name of the site. */
function documentTitle(name: InformationPage, { title }: PageView, locale: UiLocale): string {
	const whole = name === 'policy' || name === 'terms' || title.includes(brandName[locale])
	return whole ? title : `${title} · ${brandName[locale]}`
}

/** The mountain range that the product is named after, as a thin line behind a page's title. */
function Ridge({ className }: { className?: string }) {
	return (
		<svg
			viewBox="0 0 400 96"
			preserveAspectRatio="xMaxYMax meet"
			className={className}
			aria-hidden="true"
			focusable="false"
		>
			<path d="M0 96 70 48l34 22 62-46 50 44 44-30 58 40 34-24 48 42z" className="ridge-far" />
			<path d="M40 96 118 62l46 20 70-36 52 34 46-22 68 38z" className="ridge-near" />
		</svg>
	)
}

const schemaType: Partial<Record<InformationPage, string>> = { about: 'AboutPage', contact: 'ContactPage' }

/** An information page in schema.org's vocabulary. */
function informationNode(
	name: InformationPage,
	{ title, description }: Pick<PageView, 'title' | 'description'>,
	{ locale, publicUrl }: PageSetting,
): StructuredNode {
	const url = publicUrl + pathOf(`${locale}-${name}`)
	const step = (position: number, text: string, item: string) => ({
		'@type': 'ListItem',
		position,
		name: text,
		item,
	})
	return {
		'@type': schemaType[name] ?? 'WebPage',
		'@id': url,
		url,
		name: title,
		description,
		inLanguage: locale,
		isPartOf: { '@id': websiteId(publicUrl) },
		breadcrumb: {
			'@type': 'BreadcrumbList',
			itemListElement: [
				step(1, textIn[locale]('footer.home'), publicUrl + pathOf(`${locale}-home`)),
				step(2, title, url),
			],
		},
	}
}
