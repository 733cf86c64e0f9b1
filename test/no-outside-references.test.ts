import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** Files that must not refer to anything outside the repository. */
const written = [
	'{src,test,bench}/**/*.{ts,tsx,css}',
	'{docs,migrations}/**/*.{md,sql}',
	'*.{md,ts}',
	'.env.example',
]

/** A numbered task, a specification or a section of one; RFCs are public. */
const elsewhere = [/\bissue #?\d/i, /\b(?:spec|specification)\b(?!\.)/i, /(?<!RFC \d+,? )\bsection \d/i]
const namedPage = /(?<![\w}])[\w-]+(?:\/[\w-]+)*\.md\b/g

const ownPages = new Set<string>()
for await (const path of glob('{docs/**/,content/**/,}*.md')) ownPages.add(basename(path))
/** “content/LOCALE/NAME.md” is a pattern, not a file. */
const standsForAny = /[A-Z]\.md$/

function pointsAway(text: string): string[] {
	const pages = (text.match(namedPage) ?? []).filter(
		(page) => !(ownPages.has(basename(page)) || standsForAny.test(page) || existsSync(page)),
	)
	return [...pages, ...elsewhere.flatMap((pattern) => text.match(pattern)?.[0] ?? [])]
}

test('no comment, test or page refers to something that is not in the repository', async () => {
	const found: string[] = []
	let files = 0
	for await (const path of glob(written)) {
		if (path.endsWith('no-outside-references.test.ts')) continue
		files += 1
		const lines = (await readFile(path, 'utf8')).split('\n')
		for (const [index, line] of lines.entries())
			found.push(...pointsAway(line).map((what) => `${path}:${index + 1} ${what}`))
	}
	expect(found).toEqual([])
	expect(files).toBeGreaterThan(500)
})

// Joined here, so that none of these lines is found itself.
test.each([
	`// ${'Issue'} 3, "Speed"`,
	`/** ${'limits'}.md, “API” */`,
	`/** ${'Spec'}${' section'} 9. */`,
	`as the contract asks (${'section'} 2)`,
])('the search finds %s', (line) => {
	expect(pointsAway(line)).not.toEqual([])
})

test.each([
	'/** ARCHITECTURE.md says so, and docs/decisions/0004-feed-parser.md why. */',
	'/** RFC 5322 section 4.3 */',
	'/** Each is content/LOCALE/NAME.md. */',
])('the search ignores %s', (line) => {
	expect(pointsAway(line)).toEqual([])
})
