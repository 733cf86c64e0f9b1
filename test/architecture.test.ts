import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'

const page = await readFile('ARCHITECTURE.md', 'utf8')

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
	const rooms = [...page.matchAll(/^\| `(api|store|ingest|commands|main)` \| (.+) \|$/gm)].flatMap(
		([, folder, names = '']) => [...names.matchAll(/`([\w-]+)`/g)].map(([, room]) => `src/${folder}/${room}`),
	)

	test.each([...paths, ...rooms])('%s', (path) => {
		expect(existsSync(path)).toBe(true)
	})

	test('and no file stands in a room that the page does not name', () => {
		const inRooms = globSync('src/{api,store,ingest,commands,main}/*/**').filter((path) =>
			path.endsWith('.ts'),
		)
		const strange = inRooms.filter((path) => !rooms.includes(path.split('/').slice(0, 3).join('/')))
		expect(strange).toEqual([])
		expect(inRooms.filter((path) => path.split('/').length > 4)).toEqual([])
		expect(inRooms.length).toBeGreaterThan(300)
	})

	test('and there is something named', () => {
		expect(paths.length).toBeGreaterThan(20)
		expect(rooms.length).toBeGreaterThan(20)
	})
})
