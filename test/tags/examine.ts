import { statSync } from 'node:fs'
import { newsLocales } from '#domain/locale.ts'
import { examineCollections } from './examine-collections.ts'
import { kinds, readHeadlines, scoreOf } from './labelled-headlines.ts'
import { ownTagger } from './own-tagger.ts'

// `npm run examine -- FILE…` tags labelled headlines and prints the accuracy, for each topic too. `npm run examine -- FOLDER
// [MONTH or YEAR…]` tags the public collections in the folder. None of the headlines is printed.

const tag = await ownTagger()
const percent = (share: number): string => share.toFixed(3)
const print = (text: string) => process.stdout.write(`${text}\n`)

function examineFile(file: string): void {
	const headlines = readHeadlines(file)
	print(`${file.split('/').at(-1)}: ${headlines.length} headlines`)
	for (const lang of newsLocales) {
		const set = headlines.filter((headline) => headline.lang === lang)
		const line = (name: string, { precision, recall, f1 }: ReturnType<typeof scoreOf>) =>
			print(`  ${lang} ${name} precision ${percent(precision)}  recall ${percent(recall)}  F1 ${percent(f1)}`)
		for (const kind of kinds)
			line(
				kind.padEnd(13),
				scoreOf(set, kind, ({ title }) => tag(title, lang)[kind]),
			)
		for (const topic of [...new Set(set.flatMap(({ topics }) => topics))].toSorted()) {
			const only = (topics: readonly string[]) => topics.filter((one) => one === topic)
			const ofTopic = set.map((headline) => ({ ...headline, topics: only(headline.topics) }))
			line(
				`  ${topic.padEnd(11)}`,
				scoreOf(ofTopic, 'topics', ({ title }) => only(tag(title, lang).topics)),
			)
		}
	}
}

const [first = '', ...others] = process.argv.slice(2)
if (statSync(first, { throwIfNoEntry: false })?.isDirectory())
	for (const line of await examineCollections(first, tag, others)) print(line)
else for (const file of [first, ...others]) examineFile(file)
