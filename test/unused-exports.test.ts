import { expect, test } from 'vitest'
import { findUnusedExports } from './unused-exports.ts'

const file = (path: string, text: string) => ({ path, text })

test('an export that nobody imports is named, whatever its kind', () => {
	const text =
		'export const a = 1\nexport async function b() {}\nexport type C = 1\nexport const { d, e: f } = g\n'
	expect(findUnusedExports([file('src/domain/x.ts', text)])).toEqual(
		['a', 'b', 'C', 'd', 'f'].map((name) => `src/domain/x.ts: ${name}`),
	)
})

test.each([
	['by its folder', 'src/api/y.ts', "import { type C, a as other } from '#domain/x.ts'\n"],
	['by its neighbour', 'src/domain/y.ts', "import type { C } from './x.ts'\nimport { a } from './x.ts'\n"],
	['over several lines', 'src/api/y.ts', "import {\n\ta,\n\ttype C,\n} from '#domain/x.ts'\n"],
	['when it is called', 'src/api/y.ts', "const { a, C } = await import('#domain/x.ts')\n"],
	['as a whole', 'src/api/y.ts', "import * as x from '#domain/x.ts'\nx.a satisfies x.C\n"],
	['to be passed on', 'src/api/y.ts', "export { a, type C } from '#domain/x.ts'\n"],
])('one that is imported %s is used', (_name, path, text) => {
	const given = file('src/domain/x.ts', 'export const a = 1\nexport type C = 1\n')
	expect(findUnusedExports([given, file(path, text)])).toEqual([])
})

test('the same name of another file does not count', () => {
	const given = file('src/domain/x.ts', 'export const a = 1\n')
	const other = file('src/api/y.ts', "import { a } from '#domain/z.ts'\n")
	expect(findUnusedExports([given, other])).toEqual(['src/domain/x.ts: a'])
})

test('a route module exports what the router asks for, and nothing else for nobody', () => {
	const text = 'export const loader = 1\nexport const helper = 2\n'
	expect(findUnusedExports([file('src/web/news/screen.tsx', text)])).toEqual([
		'src/web/news/screen.tsx: helper',
	])
})
