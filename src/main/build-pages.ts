/** Builds the pages, packs them as small as they get, bundles the program, and ends: for an image whose containers write nothing there. */
import { builtPages } from './pages/page-source.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const prepared = await builtPages.prepare(say, new AbortController().signal, () => {})
if (!prepared.ok) throw new Error(prepared.failure)
await prepared.value.finish?.()
await import('./program/bundle-program.ts')
