import { findChromium } from './find-chromium.ts'
import { thisMachine } from './machine.ts'

/** The browser of a program that is nothing without one: where none can be had, a line says why, and it ends. */
export async function chromiumPath(): Promise<string> {
	const found = await findChromium(thisMachine(process.env))
	if (found.ok) return found.value
	process.stderr.write(`${found.failure}\n`)
	process.exit(1)
}
