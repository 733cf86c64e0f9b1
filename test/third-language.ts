import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Texts, texts } from '#text/en/texts.ts'

/**
 * The language that the copy of the product has besides its own: English in other letters, written from right to
 * left.
 */
export const thirdLocale = 'xb'
export const thirdName = 'Ƥşḗŭḓǿ'

const plain = 'abcdefghijklmnoprstuvwyzABCDEFGHIJKLMNOPRSTUVWYZ'
const other = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥřşŧŭṽẇẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤŘŞŦŬṼẆẎẐ'

/** Placeholders, and plural forms, which contain text themselves. */
const open = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g

const inOtherLetters = (text: string): string =>
	text.replace(/\p{L}/gu, (letter) => other[plain.indexOf(letter)] ?? letter)

/** A text of the third language: longer than the English one, and easily distinguished from it. */
export function pseudoText(english: string): string {
	const placeholders: string[] = []
	const words = english.replace(open, (whole, name: string, one?: string, others?: string) => {
		placeholders.push(
			one === undefined ? whole : `{${name}|${inOtherLetters(one)}|${inOtherLetters(others ?? '')}}`,
		)
		return '\0'
	})
	return `⟦${inOtherLetters(words).replaceAll('\0', () => placeholders.shift() ?? '')}⟧`
}

const copied = [
	...['src', 'content', 'catalogue', 'sample', 'migrations', 'public'],
	...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts'],
]

/** Adds a language to a copy of the product: a row in the list, its texts and its pages, and nothing else. */
export async function copyWithThirdLanguage(folder: string): Promise<void> {
	await Promise.all(copied.map((name) => cp(name, join(folder, name), { recursive: true })))
	await symlink(resolve('node_modules'), join(folder, 'node_modules'))
	await addRow(join(folder, 'src/domain/locale.ts'))
	await addTexts(join(folder, 'src/text'))
	await addPages(join(folder, 'content'))
}

async function addRow(file: string): Promise<void> {
	const list = await readFile(file, 'utf8')
	const [english = ''] = /\n\ten: \{\n.*?\n\t\},/s.exec(list) ?? []
	const row = english
		.replace('en:', `${thirdLocale}:`)
		.replace(/name: '.*'/, `name: '${thirdName}'`)
		.replace("direction: 'ltr'", "direction: 'rtl'")
		.replace('startsWithOwnNews: true', 'startsWithOwnNews: false')
	await writeFile(
		file,
		list.replace(english, () => english + row),
	)
}

async function addTexts(folder: string): Promise<void> {
	const own = join(folder, thirdLocale)
	await mkdir(own)
	for (const part of Object.keys(texts) as (keyof Texts)[]) {
		const translated = Object.entries(texts[part]).map(([key, text]) => [key, pseudoText(text)])
		await writeFile(
			join(own, `${part}.ts`),
			`import type { Texts } from '#text/en/texts.ts'\n\nexport const ${part}: Texts['${part}'] = ${JSON.stringify(Object.fromEntries(translated), null, '\t')}\n`,
		)
	}
	const from = async (name: string) => readFile(join(folder, name), 'utf8')
	await writeFile(join(own, 'texts.ts'), await from('fa/texts.ts'))
	await writeFile(join(own, 'layout.ts'), (await from('fa/layout.ts')).replace("'fa'", `'${thirdLocale}'`))
}

async function addPages(folder: string): Promise<void> {
	const english = join(folder, 'en')
	await mkdir(join(folder, thirdLocale))
	for (const name of await readdir(english)) {
		const page = await readFile(join(english, name), 'utf8')
		const own = page.replace(/^title: (.*)$/m, (_line, title: string) => `title: ${pseudoText(title)}`)
		await writeFile(join(folder, thirdLocale, name), own.replaceAll('](/en/', `](/${thirdLocale}/`))
	}
}
