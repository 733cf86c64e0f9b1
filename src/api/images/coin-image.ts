import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { drawMonogram } from './drawn-image.ts'

const drawings = z.object({
	icons: z.record(z.string(), z.object({ body: z.string() })),
	width: z.number(),
	height: z.number(),
})
let known: Promise<z.infer<typeof drawings>> | undefined

/** All pictures lie in one file, which is read when the first is asked for. */
async function readDrawings() {
	const file = fileURLToPath(import.meta.resolve('@iconify-json/cryptocurrency-color/icons.json'))
	return drawings.parse(JSON.parse(await readFile(file, 'utf8')))
}

/** A coin's picture by its symbol, or its letters where nobody drew one. */
export async function readCoinImage(symbol: string): Promise<string> {
	known ??= readDrawings()
	const { icons, width, height } = await known
	const name = symbol.toLowerCase()
	const icon = Object.hasOwn(icons, name) ? icons[name] : undefined
	if (icon === undefined) return drawMonogram(symbol.slice(0, 3).toUpperCase(), symbol.toUpperCase(), 'disc')
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`
}
