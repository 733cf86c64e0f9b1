import { findChromium } from './find-chromium.ts'
import { thisMachine } from './machine.ts'

/** The browser for a script that cannot run without one. Where none can be had, it prints the reason and exits. */
export async function chromiumPath(): Promise<string> {
	const found = await findChromium(thisMachine(process.env))
	if (found.ok) return found.value
	process.stderr.write(`${found.failure}\n`)
	process.exit(1)
}
