import type { InformationPage } from '#contract/information-pages.ts'
import { pathOf } from '#contract/route-names.ts'
import { textIn } from '#text/page-texts.ts'
import type { PageSetting } from '#web/layout/page-metadata.ts'
import { type StructuredNode, websiteId } from '#web/layout/structured-data.ts'
import type { PageView } from './page-view.ts'

const schemaType: Partial<Record<InformationPage, string>> = { about: 'AboutPage', contact: 'ContactPage' }

/** An information page in schema.org's vocabulary. */
export function informationNode(
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
