import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findOrigin, type WrittenMap } from './find-origin.ts'

const place = /(file:\S+)\/([^/\s]+):(\d+):(\d+)/g

/** From now on errors from the bundled program in this folder name the files and lines that people know. */
export function nameSources(folder: string): void {
	const bundle = pathToFileURL(folder).href
	const known = new Map<string, string>()
	Error.prepareStackTrace = (error, calls) => {
		// Maps are megabytes, so each is forgotten with the error that needed it; places of errors are few, and kept.
		const maps = new Map<string, WrittenMap | undefined>()
		const nameOf = (found: string, where: string, file: string, line: string, column: string) => {
			if (where !== bundle) return found
			const name = known.get(found) ?? sourceOf(folder, file, Number(line), Number(column), maps) ?? found
			known.set(found, name)
			return name
		}
		return [String(error), ...calls.map((call) => `    at ${String(call).replace(place, nameOf)}`)].join('\n')
	}
}

function sourceOf(
	folder: string,
	file: string,
	line: number,
	column: number,
	maps: Map<string, WrittenMap | undefined>,
): string | undefined {
	if (!maps.has(file)) maps.set(file, readMap(join(folder, `${file}.map`)))
	const map = maps.get(file)
	const origin = map && findOrigin(map, line, column)
	if (origin === undefined) return undefined
	const source = new URL(origin.source, pathToFileURL(join(folder, file)))
	return `${source.href}:${origin.line}:${origin.column}`
}

function readMap(path: string): WrittenMap | undefined {
	try {
		return JSON.parse(readFileSync(path, 'utf8'))
	} catch {
		return undefined
	}
}
