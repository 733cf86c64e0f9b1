/** Enough for any head; a page that hides its icon behind more has none for us. */
const readCharacters = 200_000
const mostCandidates = 6

const attribute = (tag: string, name: string): string | undefined => {
	const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)
	return found?.[1] ?? found?.[2] ?? found?.[3]
}

/** Larger first, since the picture is made smaller; an icon without a size is taken to be small. */
function rank(tag: string, rel: string): number {
	const size = Number.parseInt(attribute(tag, 'sizes') ?? '', 10)
	if (size > 0) return Math.min(size, 256)
	return rel.includes('apple-touch-icon') ? 180 : 16
}

/** Where a site keeps its icon: what its front page names, then the places every browser looks. */
export function iconLinks(html: string, pageUrl: string): string[] {
	const head = html.slice(0, readCharacters)
	const named = [...head.matchAll(/<link\b[^>]{0,2000}>/gi)].flatMap(([tag]) => {
		const rel = (attribute(tag, 'rel') ?? '').toLowerCase()
		const href = attribute(tag, 'href')?.replaceAll('&amp;', '&')
		if (href === undefined || !/(?:^|\s)(?:icon|apple-touch-icon(?:-precomposed)?)(?:\s|$)/.test(rel))
			return []
		const address = URL.parse(href, pageUrl)
		if (address === null || !/^https?:$/.test(address.protocol)) return []
		// A drawing is code; only pictures are decoded.
		if (/\.svgz?$/i.test(address.pathname) || attribute(tag, 'type') === 'image/svg+xml') return []
		return [{ href: address.href, rank: rank(tag, rel) }]
	})
	const usual = ['/apple-touch-icon.png', '/favicon.ico'].map((path) => new URL(path, pageUrl).href)
	const ordered = named.toSorted((a, b) => b.rank - a.rank).map(({ href }) => href)
	return [...new Set([...ordered.slice(0, mostCandidates), ...usual])]
}
