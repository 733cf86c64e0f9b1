import { fail, ok, type Result } from '#domain/result.ts'
import { loadSharp, type PictureProblem, redrawPicture } from '#services/read-picture.ts'

const side = 512
const mostBytes = 100 * 1024
/** The first that is small enough is used; no picture of this size exceeds the limit at the last. */
const qualities = [82, 65, 45, 25, 5]

/** Encodes somebody's picture again as a small square. */
export async function encodePicture(bytes: Uint8Array): Promise<Result<Uint8Array, PictureProblem>> {
	const square = await redrawPicture(bytes, (picture) =>
		picture
			.resize(side, side, { fit: 'cover' })
			.toColourspace('srgb')
			.png({ compressionLevel: 0 })
			.toBuffer(),
	)
	if (!square.ok) return square
	const sharp = await loadSharp()
	for (const quality of qualities) {
		const image = await sharp(square.value).webp({ quality, alphaQuality: quality }).toBuffer()
		if (image.length <= mostBytes) return ok(image)
	}
	return fail('unreadable')
}
