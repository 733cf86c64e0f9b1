import pLimit from 'p-limit'
import type { Source } from '#domain/catalogue.ts'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import { redrawPicture } from '#services/read-picture.ts'
import { claimPictures, savePicture } from '#store/news/picture-store.ts'
import type { Queryable } from '#store/sql.ts'
import { repeatWork } from './repeat-work.ts'

type PictureParts = {
	db: Queryable
	get: GuardedFetch
	sources: ReadonlyMap<number, Source>
	now: () => Date
	/** How long a picture may take. */
	longestMs?: number
}

const largestPicture = 1024 * 1024
const usualMs = 10_000
/** Slow servers of pictures leave most slots of the fetch to feeds. */
const atOnce = 2
const eachPass = 16
const pauseMs = 10_000

/** Twice the largest box that shows it, for high-density screens. */
const width = 320
const height = 180
/** Smaller ones count readers, or would be blurred. */
const smallest = { width: 120, height: 68 }

/** Fetches the pictures of top stories until stopped. */
export async function keepFetchingPictures(
	{ onTrouble, ...parts }: PictureParts & { onTrouble: (error: unknown) => void },
	stop: AbortSignal,
): Promise<void> {
	const work = async () => ((await fetchPictures(parts, stop)) === eachPass ? 0 : pauseMs)
	await repeatWork(work, { onTrouble, troubleMs: pauseMs }, stop)
}

/** Fetches what is due; a failed picture is not tried again, but that of the next report is. Returns how many it tried. */
export async function fetchPictures(
	{ db, get, sources, now, longestMs = usualMs }: PictureParts,
	stop?: AbortSignal,
): Promise<number> {
	const due = await claimPictures(db, now(), eachPass)
	await pLimit(atOnce).map(due, async ({ itemId, url, sourceId }) => {
		if (stop?.aborted) return
		const response = await get({
			url,
			accept: 'image/webp, image/jpeg, image/png',
			// A private address that is allowed for one source is allowed for its pictures.
			own: [sources.get(sourceId)?.feedUrl ?? ''],
			maxWire: largestPicture,
			maxDecoded: largestPicture,
			timeouts: { totalMs: longestMs },
			signal: stop,
		})
		if (!response.ok || response.value.status !== 200) return
		const image = await drawPicture(response.value.body)
		if (image !== undefined) await savePicture(db, itemId, image)
	})
	return due.length
}

/** Decodes and encodes a picture again, so that nothing of a foreign file but its pixels reaches a reader. */
export async function drawPicture(file: Uint8Array): Promise<Uint8Array | undefined> {
	const drawn = await redrawPicture(file, async (picture) => {
		const found = await picture.metadata()
		if (found.width < smallest.width || found.height < smallest.height) throw new Error('too small')
		return picture
			.resize(width, height, { fit: 'cover' })
			.flatten({ background: '#fff' })
			.webp({ quality: 78 })
			.toBuffer()
	})
	return drawn.ok ? drawn.value : undefined
}
