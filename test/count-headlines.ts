import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readStoryWords } from '#catalogue/load-story-words.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { readHeadline } from '#ingest/story/read-headline.ts'
import { indexWords } from '#ingest/story/word-index.ts'
import { ownTagger } from './tags/own-tagger.ts'

/**
 * Writes catalogue/headline-frequencies.json: in how many of the headlines of `fixtures` each mark and each common
 * word occurs.
 */
const words = readStoryWords(readFileSync(new URL('../catalogue/story-words.json', import.meta.url), 'utf8'))
if (!words.ok) throw new Error('the catalogue cannot be read')
const tag = await ownTagger()
const index = indexWords({ words: words.value, frequencies: { headlines: 1, counts: new Map() } })

type Line = { lang: NewsLocale; title: string; story?: string }
const folder = new URL('../fixtures/', import.meta.url)
const linesOf = (path: string): Line[] =>
	readFileSync(new URL(path, folder), 'utf8')
		.trim()
		.split('\n')
		.map((line): Line => JSON.parse(line))
/** Exams are left out, and of each story only one report is counted. */
const files = readdirSync(new URL('headlines/', folder)).filter((name) => !name.startsWith('exam'))
const stories = ['stories/own.jsonl', 'stories/read.jsonl'].flatMap((path) => [
	...new Map(linesOf(path).map((line) => [line.story, line])).values(),
])
const lines = [...files.flatMap((name) => linesOf(`headlines/${name}`)), ...stories]
const counts = new Map<string, number>()
for (const { lang, title } of lines) {
	const { features, words: unknown, named } = readHeadline(title, lang, tag(title, lang).why, index)
	// Capitalised names are not counted: a name would become a common word.
	const common = unknown.filter((word, at) => (lang === 'fa' ? !/^[a-z]/.test(word.key) : named[at] === 0))
	for (const name of new Set([...features.keys(), ...common.map(({ name }) => name)]))
		counts.set(name, (counts.get(name) ?? 0) + 1)
}
const listed = [...counts].filter(
	([name, count]) => count > 1 || (name.startsWith('word:') && /[a-z]$/.test(name)),
)
listed.sort(([one], [other]) => (one < other ? -1 : 1))
const body = listed.map(([name, count]) => `${JSON.stringify(name)}:${count}`).join(',\n')
writeFileSync(
	new URL('../catalogue/headline-frequencies.json', import.meta.url),
	`{"headlines":${lines.length},"counts":{\n${body}\n}}\n`,
)
