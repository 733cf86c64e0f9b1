import { glob, readFile } from 'node:fs/promises'
import { duplicateTypes } from './duplicate-types.ts'

/** Lists exported type names that more than one file of src declares, and fails if there are any. */
const pattern = 'src/**/*.{ts,tsx}'

const sources: { path: string; text: string }[] = []
for await (const path of glob(pattern))
	if (!/\.test\.tsx?$/.test(path)) sources.push({ path, text: await readFile(path, 'utf8') })
const duplicates = duplicateTypes(sources)
for (const [name, files] of duplicates) process.stdout.write(`${name}: ${files.join(', ')}\n`)
if (duplicates.size > 0) {
	process.stderr.write(`${duplicates.size} exported type names are declared in more than one file\n`)
	process.exitCode = 1
}
