import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Every word in a class name or a type that names an icon. */
const namesIn = (text: string, pattern: RegExp) => [
	...new Set([...text.matchAll(pattern)].map(([, name]) => name)),
]

test('the style sheet draws every icon that a screen can name, and no other', async () => {
	const [style, component] = await Promise.all(
		['icon.css', 'icon.tsx'].map((file) => readFile(new URL(file, import.meta.url), 'utf8')),
	)
	const drawn = namesIn(style ?? '', /^\.icon-([\w-]+) \{$/gm)
	expect(drawn.length).toBeGreaterThan(10)
	expect(drawn.toSorted()).toEqual(namesIn(component ?? '', /^\t\| '([\w-]+)'$/gm).toSorted())
})

test('every position in the drawing has its icon', async () => {
	const style = await readFile(new URL('icon.css', import.meta.url), 'utf8')
	// Buttons of a row name their icons in their own files.
	const cwd = fileURLToPath(new URL('..', import.meta.url))
	const files = await Array.fromAsync(glob('**/*.css', { cwd }))
	const styles = await Promise.all(files.map((file) => readFile(`${cwd}/${file}`, 'utf8')))
	const found = [...styles.join('').matchAll(/--icon: (\d+);/g)].map(([, place]) => Number(place))
	const places = [...new Set(found)]
	const drawn = [...style.matchAll(/<path[^>]*?(?:translate\(0 (\d+)\)[^>]*)?\/>/g)].map(
		([, at = 0]) => Number(at) / 24,
	)
	expect(drawn).toEqual(drawn.map((_, place) => place))
	expect(places.toSorted((one, other) => one - other)).toEqual(drawn)
	expect(style).toContain(`viewBox='0 0 24 ${24 * drawn.length}'`)
	expect(style).toContain(`100% / ${drawn.length - 1}) / 100% ${drawn.length}00%`)
})
