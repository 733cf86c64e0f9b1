export type PictureFormat = 'jpeg' | 'png' | 'webp'

/** By the first bytes and nothing else: sharp would also take SVG, which is a program. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
	const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
	if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
	if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
	return head.startsWith('RIFF') && head.slice(8) === 'WEBP' ? 'webp' : undefined
}
