import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const packageFile = new URL('../../../package.json', import.meta.url)

export async function readProductVersion(): Promise<string> {
	const text = await readFile(packageFile, 'utf8')
	return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}
