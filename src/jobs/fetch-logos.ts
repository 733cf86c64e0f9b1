import { loadSharp } from '#commands/read-picture.ts'
import type { Source } from '#domain/catalogue.ts'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import type { Queryable } from '#store/schema.ts'
import { findSourcesWithoutFreshLogo, saveSourceLogo } from '#store/sources/source-logo-store.ts'
import { readIconFile } from './icon-file.ts'
import { iconLinks } from './icon-links.ts'

export type LogoParts = {
	db: Queryable
	get: GuardedFetch
	sources: ReadonlyMap<number, Source>
	now: () => Date
	/** Aborted when the worker must end now. */
	signal?: AbortSignal | undefined
}

const weekMs = 7 * 24 * 60 * 60 * 1_000
const side = 64
const largestIcon = 512 * 1024
/** As for any picture that is decoded: a small file may unfold to gigabytes. */
const mostPixels = 25e6

/** Asks each source for its icon once a week. One that gives none keeps its old one, or its drawn monogram. */
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
	// A front page that fails may still stand beside an icon in the usual place.
	const html = page.ok ? new TextDecoder().decode(page.value.body) : ''
	const base = page.ok ? page.value.finalUrl : source.homepage
	for (const url of iconLinks(html, base)) {
		const answer = await get({ url, accept: 'image/*', maxWire: largestIcon, maxDecoded: largestIcon, own })
		if (!answer.ok || answer.value.status !== 200) continue
		const logo = await drawLogo(answer.value.body)
		if (logo !== undefined) return logo
	}
	return undefined
}

/** Decoded and made anew, so that nothing of a stranger's file reaches a reader but its colours. */
export async function drawLogo(bytes: Uint8Array): Promise<Uint8Array | undefined> {
	const icon = readIconFile(bytes)
	if (icon === undefined) return undefined
	const sharp = await loadSharp()
	try {
		const picture =
			icon.kind === 'encoded'
				? sharp(icon.bytes, { limitInputPixels: mostPixels, pages: 1 })
				: sharp(icon.rgba, { raw: { width: icon.width, height: icon.height, channels: 4 } })
		const clear = { r: 0, g: 0, b: 0, alpha: 0 }
		return await picture
			.resize(side, side, { fit: 'contain', background: clear })
			.webp({ quality: 90 })
			.toBuffer()
	} catch {
		// Damaged, too large, or not what its first bytes promise.
		return undefined
	}
}
