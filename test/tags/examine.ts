import { newsLocales } from '#domain/locale.ts'
import { kinds, readHeadlines, scoreOf } from './labelled-headlines.ts'
import { ownTagger } from './own-tagger.ts'

// `npm run examine -- FILE…` tags labelled headlines and prints the accuracy, but none of the headlines.

const tag = await ownTagger()
const percent = (share: number): string => share.toFixed(3)

for (const file of process.argv.slice(2)) {
	const headlines = readHeadlines(file)
	process.stdout.write(`${file.split('/').at(-1)}: ${headlines.length} headlines\n`)
	for (const lang of newsLocales) {
		const set = headlines.filter((headline) => headline.lang === lang)
		for (const kind of kinds) {
			const { precision, recall, f1 } = scoreOf(set, kind, ({ title }) => tag(title, lang)[kind])
			process.stdout.write(
				`  ${lang} ${kind.padEnd(6)} precision ${percent(precision)}  recall ${percent(recall)}  F1 ${percent(f1)}\n`,
			)
		}
	}
}
