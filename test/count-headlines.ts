import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readStoryWords } from '#catalogue/load-story-words.ts'
import { type NewsLocale, newsLocales } from '#domain/locale.ts'
import { readHeadline } from '#ingest/story/read-headline.ts'
import { indexWords } from '#ingest/story/word-index.ts'
import { monthOf, readCollected } from './stories/collections.ts'
import { ownTagger } from './tags/own-tagger.ts'

/**
 * `npm run count-headlines -- FOLDER` writes catalogue/headline-frequencies.json: in how many headlines each feature and
 * each common word occurs, of those of `fixtures` and of the collections in the folder.
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('give the folder of the collections')
const words = readStoryWords(readFileSync(new URL('../catalogue/story-words.json', import.meta.url), 'utf8'))
if (!words.ok) throw new Error('the catalogue cannot be read')
const tag = await ownTagger()
const index = indexWords({ words: words.value, frequencies: { headlines: 1, counts: new Map() } })

type Line = { lang: NewsLocale; title: string; story?: string }
const fixtures = new URL('../fixtures/', import.meta.url)
const linesOf = (path: string): Line[] =>
	readFileSync(new URL(path, fixtures), 'utf8')
		.trim()
		.split('\n')
		.map((line): Line => JSON.parse(line))
/** Exams are left out, and of each story only one report is counted. */
const files = readdirSync(new URL('headlines/', fixtures)).filter((name) => !name.startsWith('exam'))
const stories = ['stories/own.jsonl', 'stories/read.jsonl'].flatMap((path) => [
	...new Map(linesOf(path).map((line) => [line.story, line])).values(),
])
const months = ['2021-02', '2022-08', '2025-03', '2025-05', '2025-08', '2025-09', '2025-10']
const collected = months.flatMap((month) =>
	readCollected(folder, monthOf(month)).map(({ title }): Line => ({ lang: 'en', title })),
)
const lines = [...files.flatMap((name) => linesOf(`headlines/${name}`)), ...stories, ...collected]

/** A word that is written in lower case so often is a common word and no name. */
const leastLowerCase = 0.3
const fewest = 2
const read = lines.map(({ lang, title }) => ({
	lang,
	title,
	...readHeadline(title, lang, tag(title, lang).why, index),
}))
/** How often a word is written in lower case, and how often it could have been: not in a title that capitalises every word. */
const cases = new Map<string, { lower: number; all: number }>()
for (const { lang, words: unknown, named } of read) {
	for (const [at, { name, key }] of unknown.entries()) {
		if (named[at] === 0.5 && lang === 'en') continue
		const counted = cases.get(name) ?? { lower: 0, all: 0 }
		const isLower = lang === 'fa' ? !/^[a-z]/.test(key) : named[at] === 0
		cases.set(name, { lower: counted.lower + (isLower ? 1 : 0), all: counted.all + 1 })
	}
}
const isCommon = (name: string): boolean => {
	const { lower, all } = cases.get(name) ?? { lower: 0, all: 0 }
	return lower > 0 && lower / all >= leastLowerCase
}
const totals = new Map<NewsLocale, number>()
const byLanguage = new Map(newsLocales.map((lang) => [lang, new Map<string, number>()]))
for (const { lang, features, words: unknown } of read) {
	totals.set(lang, (totals.get(lang) ?? 0) + 1)
	const common = unknown.map(({ name }) => name).filter(isCommon)
	const counts = byLanguage.get(lang)
	for (const name of new Set([...features.keys(), ...common])) counts?.set(name, (counts.get(name) ?? 0) + 1)
}
/** What is frequent in one language says little in both, so the larger share counts. */
const headlines = Math.max(...totals.values())
const counts = new Map<string, number>()
for (const [lang, found] of byLanguage) {
	const scale = headlines / (totals.get(lang) ?? headlines)
	for (const [name, count] of found)
		if (count >= fewest) counts.set(name, Math.max(counts.get(name) ?? 0, Math.round(count * scale)))
}
const listed = [...counts]
listed.sort(([one], [other]) => (one < other ? -1 : 1))
const body = listed.map(([name, count]) => `${JSON.stringify(name)}:${count}`).join(',\n')
writeFileSync(
	new URL('../catalogue/headline-frequencies.json', import.meta.url),
	`{"headlines":${headlines},"counts":{\n${body}\n}}\n`,
)
