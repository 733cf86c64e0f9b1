import { loadSharp, longestSide, mostPixels, pictureFormat } from '#commands/read-picture.ts'
import { type Placement, placementSizes } from '#domain/ad.ts'
import { fail, ok, type Result } from '#domain/result.ts'

export const largestBannerBytes = 5 * 1024 * 1024
/** High-density screens show twice as many pixels in the same box. */
const density = 2

/** Encodes an advertiser's picture again at the size of its placement: no byte of the file itself is stored. */
export async function encodeBanner(
	bytes: Uint8Array,
	placement: Placement,
): Promise<Result<Uint8Array, string>> {
	if (bytes.length > largestBannerBytes) return fail('is larger than 5 MiB')
	const format = pictureFormat(bytes)
	if (format === undefined) return fail('is not a JPEG, PNG or WebP picture')
	const { width, height } = placementSizes[placement]
	const sharp = await loadSharp()
	try {
		const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
		const found = await picture.metadata()
		if (found.format !== format) return fail('is not what its first bytes say')
		if ((found.pages ?? 1) > 1) return fail('is animated; a banner stands still')
		if (Math.max(found.width, found.height) > longestSide)
			return fail('is wider or higher than 10,000 pixels')
		const drawn = await picture
			.rotate()
			// The whole picture is centred, never cropped, because text may be at its edge.
			.resize(width * density, height * density, {
				fit: 'contain',
				background: { r: 0, g: 0, b: 0, alpha: 0 },
			})
			.webp({ quality: 86 })
			.toBuffer()
		return ok(drawn)
	} catch (error) {
		const tooLarge = error instanceof Error && /pixel limit/i.test(error.message)
		return fail(tooLarge ? 'has more than 25 million pixels' : 'cannot be read as a picture')
	}
}
