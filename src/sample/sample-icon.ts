import sharp from 'sharp'
import { chance } from './chance.ts'
/** Drawings on a tile of 64 by 64. */
import marks from './data/icon-marks.json' with { type: 'json' }

const percent = (share: number): string => `${Math.round(share * 100)}%`

/** A favicon for a sample outlet: one of a few marks on a coloured tile, always the same for the same slug. */
export function sampleIcon(slug: string): Promise<Buffer> {
	const random = chance('icon', slug)
	const hue = Math.round(random() * 360)
	const colour = `hsl(${hue}, ${percent(0.5 + random() * 0.25)}, ${percent(0.36 + random() * 0.12)})`
	const tile = `<rect width="64" height="64" rx="14" fill="${colour}"/><g fill="#fff">${marks[Math.floor(random() * marks.length)]}</g>`
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${tile}</svg>`
	return sharp(Buffer.from(drawing)).png().toBuffer()
}
