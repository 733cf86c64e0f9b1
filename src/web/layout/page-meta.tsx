import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '#web/root.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { type PageDescription, type PageMetadata, type PageSetting, pageMeta } from './page-metadata.ts'
import { type StructuredNode, siteNodes, structuredText } from './structured-data.ts'
import { useLocale } from './use-locale.ts'

type Props = PageDescription & {
	/** What the page adds to its JSON-LD; asked once, when the server makes the page. */
	structured?: (setting: PageSetting) => readonly StructuredNode[]
}

/**
 * The one way a page says what it is: React carries these elements into the head, from a screen and from an
 * error screen alike. The router's `meta` export would also do, but it writes JSON-LD by innerHTML, which
 * the page's Trusted Types policy refuses on the first step to another page.
 */
export function PageMeta({ structured, ...page }: Props) {
	const locale = useLocale()
	const publicUrl = useRouteLoaderData<typeof loader>('root')?.publicUrl
	// Without the root's data the page failed before it knew where it stands; its title is all it can say.
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
			{/* Another address is another page, even where the same screen shows both. */}
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
 * Written by the server and left as it stands, which the browser need not know how to write: readers of JSON-LD load each
 * address afresh, and no script element may be made on the way to another page.
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
