import type { Source } from '#domain/catalogue.ts'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import { loadSharp, pictureFormat } from '#services/read-picture.ts'
import { findSourcesWithoutFreshLogo, saveSourceLogo } from '#store/sources/source-logo-store.ts'
import type { Queryable } from '#store/sql.ts'

type LogoParts = {
	db: Queryable
	get: GuardedFetch
	sources: ReadonlyMap<number, Source>
	now: () => Date
	/** Aborted when the worker must stop at once. */
	signal?: AbortSignal | undefined
}

const weekMs = 7 * 24 * 60 * 60 * 1_000
const side = 64
const largestIcon = 512 * 1024
/** A limit, because a small file may decode to gigabytes. */
const mostPixels = 25e6

/** Fetches the icon of each source once a week. Without one the old icon or the drawn monogram stays. */
export async function fetchLogos({ db, get, sources, now, signal }: LogoParts): Promise<void> {
	for (const id of await findSourcesWithoutFreshLogo(db, new Date(now().getTime() - weekMs))) {
		const source = sources.get(id)
		if (source === undefined) continue
		if (signal?.aborted) return
		const image = await findLogo(source, get)
		await saveSourceLogo(db, id, image === undefined ? null : { image, contentType: 'image/webp' }, now())
	}
}

async function findLogo(source: Source, get: GuardedFetch): Promise<Uint8Array | undefined> {
	const own = [source.homepage, source.feedUrl]
	const page = await get({ url: source.homepage, accept: 'text/html, */*;q=0.5', own })
	// Without its home page a site may still have an icon at the usual address.
	const html = page.ok ? new TextDecoder().decode(page.value.body) : ''
	const base = page.ok ? page.value.finalUrl : source.homepage
	for (const url of iconLinks(html, base)) {
		const response = await get({ url, accept: 'image/*', maxWire: largestIcon, maxDecoded: largestIcon, own })
		if (!response.ok || response.value.status !== 200) continue
		const logo = await drawLogo(response.value.body)
		if (logo !== undefined) return logo
	}
	return undefined
}

const isGif = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'GIF8'

/** Decodes and encodes the icon again, so that nothing of a foreign file but its pixels reaches a reader. */
export async function drawLogo(bytes: Uint8Array): Promise<Uint8Array | undefined> {
	// An .ico file holds several pictures in a form that sharp does not read; such an outlet has its monogram.
	if (pictureFormat(bytes) === undefined && !isGif(bytes)) return undefined
	const sharp = await loadSharp()
	try {
		const clear = { r: 0, g: 0, b: 0, alpha: 0 }
		return await sharp(bytes, { limitInputPixels: mostPixels, pages: 1 })
			.resize(side, side, { fit: 'contain', background: clear })
			.webp({ quality: 90 })
			.toBuffer()
	} catch {
		// The file is damaged, too large, or of another format than its first bytes say.
		return undefined
	}
}

/** Enough for any head of a page; the rest is ignored. */
const readCharacters = 200_000
const mostCandidates = 6

const attribute = (tag: string, name: string): string | undefined => {
	const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag)
	return found?.[1] ?? found?.[2] ?? found?.[3]
}

/** Larger icons first, because they are scaled down; an icon without a size counts as small. */
function rank(tag: string, rel: string): number {
	const size = Number.parseInt(attribute(tag, 'sizes') ?? '', 10)
	if (size > 0) return Math.min(size, 256)
	return rel.includes('apple-touch-icon') ? 180 : 16
}

/** Possible addresses of a site's icon: those in its home page, then the usual ones. */
export function iconLinks(html: string, pageUrl: string): string[] {
	const head = html.slice(0, readCharacters)
	const named = [...head.matchAll(/<link\b[^>]{0,2000}>/gi)].flatMap(([tag]) => {
		const rel = (attribute(tag, 'rel') ?? '').toLowerCase()
		const href = attribute(tag, 'href')?.replaceAll('&amp;', '&')
		if (href === undefined || !/(?:^|\s)(?:icon|apple-touch-icon(?:-precomposed)?)(?:\s|$)/.test(rel))
			return []
		const address = URL.parse(href, pageUrl)
		if (address === null || !/^https?:$/.test(address.protocol)) return []
		// SVG may contain code, so only bitmaps are decoded.
		if (/\.svgz?$/i.test(address.pathname) || attribute(tag, 'type') === 'image/svg+xml') return []
		return [{ href: address.href, rank: rank(tag, rel) }]
	})
	const usual = ['/apple-touch-icon.png', '/favicon.ico'].map((path) => new URL(path, pageUrl).href)
	const ordered = named.toSorted((a, b) => b.rank - a.rank).map(({ href }) => href)
	return [...new Set([...ordered.slice(0, mostCandidates), ...usual])]
}
