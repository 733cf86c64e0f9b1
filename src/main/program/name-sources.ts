import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const place = /(file:\S+)\/([^/\s]+):(\d+):(\d+)/g

/** From now on errors from the bundled program in this folder name the files and lines that people know. */
export function nameSources(folder: string): void {
	const bundle = pathToFileURL(folder).href
	const known = new Map<string, string>()
	const nameOf = (found: string, where: string, file: string, line: string, column: string) => {
		if (where !== bundle) return found
		const name = known.get(found) ?? sourceOf(folder, file, Number(line), Number(column)) ?? found
		known.set(found, name)
		return name
	}
	Error.prepareStackTrace = (error, calls) =>
		[String(error), ...calls.map((call) => `    at ${String(call).replace(place, nameOf)}`)].join('\n')
}

/** A map is megabytes, so it is read for each place anew and forgotten; places of errors are few. */
function sourceOf(folder: string, file: string, line: number, column: number): string | undefined {
	try {
		const map = new SourceMap(JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')))
		const found = map.findOrigin(line, column)
		if (!('fileName' in found)) return undefined
		const source = new URL(found.fileName, pathToFileURL(join(folder, file)))
		return `${source.href}:${found.lineNumber}:${found.columnNumber}`
	} catch {
		return undefined
	}
}
