import { loadSharp, longestSide, mostPixels, pictureFormat } from '#commands/read-picture.ts'
import { fail, ok, type Result } from '#domain/result.ts'

export type PictureProblem = 'not_a_picture' | 'too_many_pixels' | 'animated' | 'unreadable'

const side = 512
const mostBytes = 100 * 1024
const longestSeconds = 4
/** The first that is small enough is used; no picture of this size exceeds the limit at the last. */
const qualities = [82, 65, 45, 25, 5]

/** Encodes somebody's picture again as a small square: no metadata and no byte of the file itself is stored. */
export async function encodePicture(bytes: Uint8Array): Promise<Result<Uint8Array, PictureProblem>> {
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
		const square = await picture
			.timeout({ seconds: longestSeconds })
			// A phone records its orientation in the metadata, which is removed, so the pixels must be turned.
			.autoOrient()
			.resize(side, side, { fit: 'cover' })
			.toColourspace('srgb')
			.png({ compressionLevel: 0 })
			.toBuffer()
		return await smallEnough(square)
	} catch (error) {
		const tooLarge = error instanceof Error && /pixel limit/i.test(error.message)
		return fail(tooLarge ? 'too_many_pixels' : 'unreadable')
	}
}

async function smallEnough(square: Uint8Array): Promise<Result<Uint8Array, PictureProblem>> {
	const sharp = await loadSharp()
	for (const quality of qualities) {
		const image = await sharp(square).webp({ quality, alphaQuality: quality }).toBuffer()
		if (image.length <= mostBytes) return ok(image)
	}
	return fail('unreadable')
}
