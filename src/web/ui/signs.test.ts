import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** Every word in a class name or a type that names a sign. */
const namesIn = (text: string, pattern: RegExp) => [
	...new Set([...text.matchAll(pattern)].map(([, name]) => name)),
]

test('the style sheet draws every sign that a screen can name, and no other', async () => {
	const [style, component] = await Promise.all(
		['signs.css', 'sign.tsx'].map((file) => readFile(new URL(file, import.meta.url), 'utf8')),
	)
	const drawn = namesIn(style ?? '', /^\t\.sign-([\w-]+) \{$/gm)
	expect(drawn.length).toBeGreaterThan(10)
	expect(drawn.toSorted()).toEqual(namesIn(component ?? '', /^\t\| '([\w-]+)'$/gm).toSorted())
})
