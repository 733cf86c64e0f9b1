import { type Placement, placementSizes } from '#domain/ad.ts'
import { fail, type Result } from '#domain/result.ts'
import { type PictureProblem, redrawPicture } from '#services/read-picture.ts'

export const largestBannerBytes = 5 * 1024 * 1024
/** High-density screens show twice as many pixels in the same box. */
const density = 2

const problems: Record<PictureProblem, string> = {
	not_a_picture: 'is not a JPEG, PNG or WebP picture',
	too_many_pixels: 'has more than 25 million pixels, or 10,000 in a row or column',
	animated: 'is animated; a banner stands still',
	unreadable: 'cannot be read as a picture',
}

/** Encodes an advertiser's picture again at the size of its placement. */
export async function encodeBanner(
	bytes: Uint8Array,
	placement: Placement,
): Promise<Result<Uint8Array, string>> {
	if (bytes.length > largestBannerBytes) return fail('is larger than 5 MiB')
	const { width, height } = placementSizes[placement]
	const drawn = await redrawPicture(bytes, (picture) =>
		picture
			// The whole picture is centred, never cropped, because text may be at its edge.
			.resize(width * density, height * density, {
				fit: 'contain',
				background: { r: 0, g: 0, b: 0, alpha: 0 },
			})
			.webp({ quality: 86 })
			.toBuffer(),
	)
	return drawn.ok ? drawn : fail(problems[drawn.failure])
}
