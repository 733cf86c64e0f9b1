import { type InformationPage, informationSlug } from '#contract/information-pages.ts'
import { brandAddresses, brandName } from '#domain/brand.ts'
import type { UiLocale } from '#domain/locale.ts'
import type { PageBlock } from '#text/page-block.ts'
import { type PageContent, parsePageContent } from '#text/page-content.ts'
import { type BlockView, type PageView, type PictureSizes, pictureDensity } from './page-view.ts'

// The text of all pages stays on the server; a browser gets the one page it requests, as loader data.
const files = import.meta.glob<string>('/content/*/*.md', { query: '?raw', import: 'default', eager: true })

/**
 * Written beside the pictures by the script that takes them: {"en": {"home": [1440, 900]}}. The sizes keep
 * the text from jumping while pictures load; a picture that is not listed does not exist and is left out.
 */
const pictureLists = import.meta.glob<PictureSizes>('/content/pictures.json', {
	import: 'default',
	eager: true,
})
const pictureSizes = pictureLists['/content/pictures.json'] ?? {}

const read = new Map<string, PageContent>()

/** An information page with the operator's addresses filled in. */
export function findPage(
	locale: UiLocale,
	page: InformationPage,
	brandDomain: string,
	sizes: PictureSizes = pictureSizes,
): PageView {
	const path = `/content/${locale}/${informationSlug(page)}.md`
	const key = `${path} ${brandDomain}`
	const content = read.get(key) ?? parsePageContent(fillPlaceholders(files[path] ?? '', locale, brandDomain))
	read.set(key, content)
	return { ...content, blocks: content.blocks.flatMap((block) => shown(block, locale, sizes)) }
}

function fillPlaceholders(markdown: string, locale: UiLocale, domain: string): string {
	const { info, ads, privacy } = brandAddresses(domain)
	const values = new Map([
		...Object.entries({ info_email: info, ads_email: ads, privacy_email: privacy }),
		...Object.entries({ brand: brandName[locale], domain }),
	])
	return markdown.replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole)
}

function shown(block: PageBlock, locale: UiLocale, sizes: PictureSizes): BlockView[] {
	if (block.kind !== 'picture') return [block]
	const [width, height] = sizes[locale]?.[block.name] ?? []
	if (!width || !height) return []
	return [
		{
			kind: 'picture',
			src: `/pictures/${locale}/${block.name}.webp`,
			alt: block.alt,
			width: width / pictureDensity,
			height: height / pictureDensity,
		},
	]
}
