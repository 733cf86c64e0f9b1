import type Sharp from 'sharp'

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

type PictureFormat = 'jpeg' | 'png' | 'webp'

/** Decides by the first bytes alone: sharp would also accept SVG, which can contain scripts. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
	const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
	if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
	if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
	return head.startsWith('RIFF') && head.slice(8) === 'WEBP' ? 'webp' : undefined
}

/** A small file may decompress to gigabytes. */
export const mostPixels = 25e6
export const longestSide = 10_000
