import { type InformationPage, informationSlug } from '#contract/information-pages.ts'
import { brandAddresses, brandName } from '#domain/brand.ts'
import type { UiLocale } from '#domain/locale.ts'
import type { PageBlock } from '#text/page-block.ts'
import { fillPlaceholders, type PageContent, parsePageContent } from '#text/page-content.ts'
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

function readContent(locale: UiLocale, page: InformationPage): PageContent {
	const path = `/content/${locale}/${informationSlug(page)}.md`
	const known = read.get(path)
	if (known) return known
	const content = parsePageContent(files[path] ?? '')
	if (!content.ok) throw new Error(`${path}:${content.failure.line}: ${content.failure.message}`)
	read.set(path, content.value)
	return content.value
}

/** An information page with the operator's addresses filled in. */
export function findPage(
	locale: UiLocale,
	page: InformationPage,
	brandDomain: string,
	sizes: PictureSizes = pictureSizes,
): PageView {
	const addresses = brandAddresses(brandDomain)
	const content = fillPlaceholders(readContent(locale, page), {
		info_email: addresses.info,
		ads_email: addresses.ads,
		privacy_email: addresses.privacy,
		brand: brandName[locale],
		domain: brandDomain,
	})
	return { ...content, blocks: content.blocks.flatMap((block) => shown(block, locale, sizes)) }
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
