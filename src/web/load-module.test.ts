import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const late = /import\('([^']+)'\)/g
const early = /from '([^']+)'/g

test('a lazily loaded module is imported in no other way, because a shared chunk has other names for its exports', async () => {
	const lateNames = new Set<string>()
	const earlyNames = new Set<string>()
	const outside: string[] = []
	for await (const path of glob('src/web/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })) {
		const code = await readFile(path, 'utf8')
		for (const { 0: whole, 1: name = '', index } of code.matchAll(late)) {
			lateNames.add(basename(name))
			if (!code.slice(0, index).endsWith('loadModule(() => ')) outside.push(`${path}: ${whole}`)
		}
		for (const [, name = ''] of code.matchAll(early)) earlyNames.add(basename(name))
	}
	expect(outside).toEqual([])
	expect(lateNames.size).toBeGreaterThan(0)
	expect([...lateNames].filter((name) => earlyNames.has(name))).toEqual([])
})
