import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'

const page = await readFile('ARCHITECTURE.md', 'utf8')

/** The modules of the large folders. */
const modules = [
	...page.matchAll(/^\| `(api|store|ingest|jobs|services|operator|web|main)` \| (.+) \|$/gm),
].flatMap(([, folder, names = '']) =>
	[...names.matchAll(/`([\w-]+)`/g)].map(([, module]) => `src/${folder}/${module}`),
)

describe('the paths', () => {
	const steps = [...page.matchAll(/^\d+\. `([^`]+)` `(\w+)`/gm)].map(([, file = '', name = '']) => ({
		file,
		name,
	}))

	test('list steps', () => {
		expect(steps.length).toBeGreaterThan(20)
	})

	test.each(steps)('$file has $name', async ({ file, name }) => {
		expect(await readFile(file, 'utf8')).toMatch(
			new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, 'm'),
		)
	})
})

describe('what ARCHITECTURE.md names exists', () => {
	const paths = [...new Set(page.match(/(?<=`)(?:src|test|content)\/[\w./-]+(?=`)/g))]

	test.each([...paths, ...modules])('%s', (path) => {
		expect(existsSync(path)).toBe(true)
	})

	test('ARCHITECTURE.md names something', () => {
		expect(paths.length).toBeGreaterThan(20)
		expect(modules.length).toBeGreaterThan(20)
	})
})
