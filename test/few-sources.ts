import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Two sources of each language for SOURCES_FILE: they are collected in a moment. */
export async function fewSources(folder: string): Promise<string> {
	const all: { locale: string }[] = JSON.parse(await readFile('catalogue/sources.json', 'utf8'))
	const few = ['fa', 'en'].flatMap((locale) => all.filter((source) => source.locale === locale).slice(0, 2))
	const file = join(folder, 'few-sources.json')
	await writeFile(file, `[\n${few.map((source) => JSON.stringify(source)).join(',\n')}\n]\n`)
	return file
}
