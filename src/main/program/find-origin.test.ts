import { SourceMap } from 'node:module'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { findOrigin } from './find-origin.ts'

test('every place of a file is found where Node finds it', async () => {
	const bundled = await rolldown({
		input: 'src/domain/persian-text.ts',
		platform: 'node',
		onLog: () => {},
	})
	const { output } = await bundled.generate({ sourcemap: 'hidden' })
	const [{ code, map }] = output
	if (map === null) throw new Error('there is no map')
	const theirs = new SourceMap(JSON.parse(map.toString()))
	const lines = code.split('\n')
	let looked = 0
	for (const [index, text] of lines.entries())
		for (let column = 1; column <= text.length; column += 7) {
			const found = findOrigin(map, index + 1, column)
			const known = theirs.findEntry(index, column - 1)
			// Where a line begins with nothing that anybody wrote, Node answers for the line before.
			if (found !== undefined)
				expect({ source: found.source, line: found.line - 1, column: found.column - 1 }).toEqual({
					source: 'originalSource' in known ? known.originalSource : '',
					line: 'originalLine' in known ? known.originalLine : 0,
					column: 'originalColumn' in known ? known.originalColumn : 0,
				})
			looked += found === undefined ? 0 : 1
		}
	expect(looked).toBeGreaterThan(300)
	expect(findOrigin(map, lines.length + 5, 1)).toBeUndefined()
})
