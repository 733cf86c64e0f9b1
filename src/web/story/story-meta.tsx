import { pathOf } from '#contract/route-names.ts'
import { shareImageSize, storyImagePath } from '#contract/share-image.ts'
import { brandName } from '#domain/brand.ts'
import { sumOf } from '#domain/locale.ts'
import { PageMeta } from '#web/layout/page-meta.tsx'
import type { PageSetting } from '#web/layout/page-metadata.ts'
import { type StructuredNode, websiteId } from '#web/layout/structured-data.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'
import type { StoryData } from './story-data.ts'

/** The metadata of a story's page. */
export function StoryMeta({ story }: { story: StoryData }) {
	const text = useText()
	const locale = useLocale()
	const { slug, lead, reports, outlets } = story
	const { title } = lead
	const sources = sumOf(outlets)
	return (
		<PageMeta
			title={`${title} · ${brandName[locale]}`}
			socialTitle={title}
			description={text('story.description', { count: reports.length, sources })}
			route={`${locale}-story`}
			params={{ slug }}
			image={{ path: storyImagePath({ slug, locale, title, sources }), ...shareImageSize, alt: title }}
			structured={(setting) => [storyNode(story, setting)]}
		/>
	)
}

/** The page in schema.org's vocabulary. The reports belong to others: they are listed, not claimed. */
function storyNode({ slug, lead, reports, coins }: StoryData, setting: PageSetting): StructuredNode {
	const url = setting.publicUrl + pathOf(`${setting.locale}-story`, { slug })
	return {
		'@type': 'CollectionPage',
		'@id': url,
		url,
		name: lead.title,
		inLanguage: setting.locale,
		datePublished: reports[0]?.published_date,
		dateModified: reports.at(-1)?.published_date,
		isPartOf: { '@id': websiteId(setting.publicUrl) },
		about: coins.map(({ symbol }) => ({ '@type': 'Thing', name: symbol })),
		mainEntity: {
			'@type': 'ItemList',
			itemListOrder: 'https://schema.org/ItemListOrderAscending',
			numberOfItems: reports.length,
			itemListElement: reports.map(({ title, url: address, source }, index) => ({
				'@type': 'ListItem',
				position: index + 1,
				item: { '@type': 'WebPage', name: title, url: address, inLanguage: source.locale },
			})),
		},
	}
}
