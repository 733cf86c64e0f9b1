import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '#web/root.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { type PageDescription, type PageMetadata, type PageSetting, pageMeta } from './page-metadata.ts'
import { type StructuredNode, siteNodes, structuredText } from './structured-data.ts'
import { useLocale } from './use-locale.ts'

type Props = PageDescription & {
	/** Additional JSON-LD of the page; called once, when the server renders it. */
	structured?: (setting: PageSetting) => readonly StructuredNode[]
}

/**
 * Sets the metadata of a page: React moves these elements into the head, also from an error screen. The router's
 * `meta` export writes JSON-LD by innerHTML, which the Trusted Types policy refuses on a client-side navigation.
 */
export function PageMeta({ structured, ...page }: Props) {
	const locale = useLocale()
	const publicUrl = useRouteLoaderData<typeof loader>('root')?.publicUrl
	// Without the root's data the page failed early, so only its title is known.
	if (publicUrl === undefined) return <title>{page.title}</title>
	const setting = { locale, publicUrl }
	const { title, metas, links } = pageMeta(page, setting)
	return (
		<>
			<title>{title}</title>
			{metas.map((tag) => (
				<meta key={'name' in tag ? tag.name : tag.property} {...tag} />
			))}
			{links.map((tag) => (
				<link key={`${tag.rel} ${tag.type ?? ''} ${tag.hrefLang ?? ''} ${tag.title ?? ''}`} {...tag} />
			))}
			{/* Another URL is another page, even if the same screen shows both. */}
			{page.hidden !== true && (
				<StructuredData
					key={canonicalOf(links)}
					nodes={() => (import.meta.env.SSR ? [...siteNodes(setting), ...(structured?.(setting) ?? [])] : [])}
				/>
			)}
		</>
	)
}

const canonicalOf = (links: PageMetadata['links']): string | undefined =>
	links.find(({ rel }) => rel === 'canonical')?.href

/**
 * Written by the server only: readers of JSON-LD load each URL separately, and no script element may be created
 * during a client-side navigation.
 */
function StructuredData({ nodes }: { nodes: () => readonly StructuredNode[] }) {
	const live = useLive()
	const [isThere] = useState(!live)
	if (!isThere) return null
	return (
		<script type="application/ld+json" suppressHydrationWarning>
			{import.meta.env.SSR ? structuredText(nodes()) : ''}
		</script>
	)
}
