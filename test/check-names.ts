import { glob, readFile } from 'node:fs/promises'
import { duplicateTypes } from './duplicate-types.ts'
import { refusedNames } from './refused-names.ts'

/**
 * Lists exported type names that more than one file of src declares, and names with a word that docs/glossary.md
 * replaces; fails if there are any.
 */
const read = async (pattern: string) => {
	const sources: { path: string; text: string }[] = []
	for await (const path of glob(pattern)) sources.push({ path, text: await readFile(path, 'utf8') })
	return sources
}
const sources = await read('src/**/*.{ts,tsx}')
const duplicates = duplicateTypes(sources.filter(({ path }) => !/\.test\.tsx?$/.test(path)))
const refused = [...sources, ...(await read('{test,bench}/**/*.ts'))].flatMap(refusedNames)
const faults = [
	...[...duplicates].map(([name, files]) => `${name} is declared in more than one file: ${files.join(', ')}`),
	...refused.map(
		({ path, name }) => `${name} in ${path}: see “Words that we do not use” in docs/glossary.md`,
	),
]
for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.length > 0) process.exitCode = 1
