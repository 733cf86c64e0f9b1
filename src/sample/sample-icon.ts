import sharp from 'sharp'
import { chance, pick } from './chance.ts'

/** Marks on a tile of 64 by 64. */
const marks = [
	'<circle cx="32" cy="32" r="16"/>',
	'<circle cx="32" cy="32" r="14" fill="none" stroke="#fff" stroke-width="8"/>',
	'<path d="M32 13 51 32 32 51 13 32Z"/>',
	'<path d="M36 15A18 18 0 1 0 47 43 14 14 0 0 1 36 15Z"/>',
	'<path d="M28 16h8l14 32H14Z"/>',
	'<path d="M16 15h6v34h-6zM29 15h6v34h-6zM42 15h6v34h-6z"/>',
	'<path d="M14 44 32 31 50 44V34L32 21 14 34Z"/>',
	'<rect x="21" y="21" width="22" height="22" fill="none" stroke="#fff" stroke-width="8"/>',
]

const percent = (share: number): string => `${Math.round(share * 100)}%`

/** A favicon for a sample outlet: one of a few marks on a coloured tile, always the same for the same slug. */
export function sampleIcon(slug: string): Promise<Buffer> {
	const random = chance('icon', slug)
	const hue = Math.round(random() * 360)
	const colour = `hsl(${hue}, ${percent(0.5 + random() * 0.25)}, ${percent(0.36 + random() * 0.12)})`
	const tile = `<rect width="64" height="64" rx="14" fill="${colour}"/><g fill="#fff">${pick(random, marks)}</g>`
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${tile}</svg>`
	return sharp(Buffer.from(drawing)).png().toBuffer()
}
