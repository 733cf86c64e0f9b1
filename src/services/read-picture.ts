import type Sharp from 'sharp'
import { fail, ok, type Result } from '#domain/result.ts'

let loading: Promise<typeof Sharp> | undefined

/** The image library is loaded on first use: its code alone takes twenty megabytes. */
export function loadSharp(): Promise<typeof Sharp> {
	loading ??= import('sharp').then(({ default: sharp }) => {
		// It would cache up to fifty megabytes of images, and nothing here is drawn twice.
		sharp.cache(false)
		return sharp
	})
	return loading
}

/** Decides by the first bytes alone: sharp would also accept SVG, which can contain scripts. */
export function pictureFormat(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | undefined {
	const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
	if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
	if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
	return head.startsWith('RIFF') && head.slice(8) === 'WEBP' ? 'webp' : undefined
}

/** A small file may decompress to gigabytes. */
const mostPixels = 25e6
const longestSide = 10_000
const longestSeconds = 4

export type PictureProblem = 'not_a_picture' | 'too_many_pixels' | 'animated' | 'unreadable'

/** Redraws a picture that a reader sent, upright: no metadata and no byte of the file itself is stored. */
export async function redrawPicture(
	bytes: Uint8Array,
	draw: (picture: ReturnType<typeof Sharp>) => Promise<Uint8Array>,
): Promise<Result<Uint8Array, PictureProblem>> {
	const format = pictureFormat(bytes)
	if (format === undefined) return fail('not_a_picture')
	const sharp = await loadSharp()
	try {
		const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
		const found = await picture.metadata()
		if (found.format !== format) return fail('not_a_picture')
		if ((found.pages ?? 1) > 1) return fail('animated')
		if (found.width * found.height > mostPixels || Math.max(found.width, found.height) > longestSide)
			return fail('too_many_pixels')
		// A phone records its orientation in the metadata, which is removed, so the pixels must be turned.
		return ok(await draw(picture.timeout({ seconds: longestSeconds }).autoOrient()))
	} catch (error) {
		const tooLarge = error instanceof Error && /pixel limit/i.test(error.message)
		return fail(tooLarge ? 'too_many_pixels' : 'unreadable')
	}
}
