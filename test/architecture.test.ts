import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'

const page = await readFile('ARCHITECTURE.md', 'utf8')

/** The rooms of the large folders. */
const rooms = [
	...page.matchAll(/^\| `(api|store|ingest|jobs|commands|operator|web|main)` \| (.+) \|$/gm),
].flatMap(([, folder, names = '']) =>
	[...names.matchAll(/`([\w-]+)`/g)].map(([, room]) => `src/${folder}/${room}`),
)

describe('the two journeys', () => {
	const steps = [...page.matchAll(/^\d+\. `([^`]+)` `(\w+)`/gm)].map(([, file = '', name = '']) => ({
		file,
		name,
	}))

	test('have their steps', () => {
		expect(steps.length).toBeGreaterThan(20)
	})

	test.each(steps)('$file has $name', async ({ file, name }) => {
		expect(await readFile(file, 'utf8')).toMatch(
			new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, 'm'),
		)
	})
})

describe('what the page names is there', () => {
	const paths = [...new Set(page.match(/(?<=`)(?:src|test|content)\/[\w./-]+(?=`)/g))]

	test.each([...paths, ...rooms])('%s', (path) => {
		expect(existsSync(path)).toBe(true)
	})

	test('and there is something named', () => {
		expect(paths.length).toBeGreaterThan(20)
		expect(rooms.length).toBeGreaterThan(20)
	})
})
