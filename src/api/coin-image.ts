import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawMonogram } from './drawn-image.ts'

const folder = new URL('./svg/color/', import.meta.resolve('cryptocurrency-icons/package.json'))

/** A coin's picture by its symbol, or its letters where nobody drew one. */
export async function readCoinImage(symbol: string): Promise<string> {
	try {
		// Letters and digits only, so the name cannot lead out of the folder.
		if (!/^[a-z0-9]{1,15}$/i.test(symbol)) throw new Error('not a symbol')
		return await readFile(fileURLToPath(new URL(`${symbol.toLowerCase()}.svg`, folder)), 'utf8')
	} catch {
		return drawMonogram(symbol.slice(0, 3).toUpperCase(), symbol.toUpperCase(), 'disc')
	}
}
