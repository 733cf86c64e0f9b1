import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * Public collections that the tagger is examined on. They are never part of this repository: these are references, and the
 * folder has a clone of each as `OWNER+NAME/repo`.
 */
type Collection = { repo: string; commit: string }

const publishers: Collection = {
	repo: 'mouadja02/bitcoin-news-data',
	commit: 'bc0b1d9ca00291a1ea616301cb592b7d6d7eb731',
}
const archive: Collection = {
	repo: 'nirholas/cryptocurrency.cv',
	commit: 'fad2d75ec711d15f8dfb872a1ddab45711158e22',
}
const general: Collection = {
	repo: 'language-ml/course-nlp-ir-1-text-exploring',
	commit: '48c7d56a33a6f75709e90b001529bf7705420674',
}

/** A headline and what its publisher or the collection says that it is about, coins among it. */
export type PublishedHeadline = { title: string; labels: readonly string[] }

const git = (folder: string, { repo }: Collection, ...args: string[]): string =>
	execFileSync('git', ['-C', join(folder, repo.replace('/', '+'), 'repo'), ...args], {
		encoding: 'utf8',
		maxBuffer: 2 ** 28,
	})

/** The headlines of a month, as `2025-06`; files of an hour were added one by one, and later removed. */
export function readPublishers(folder: string, month: string): PublishedHeadline[] {
	const [year, number] = month.split('-')
	const ofMonth = `*${number}${year}/*.csv`
	const added = git(
		folder,
		publishers,
		'log',
		'--diff-filter=A',
		'--name-only',
		'--format=%H',
		publishers.commit,
		'--',
		ofMonth,
	)
	const byAddress = new Map<string, PublishedHeadline>()
	let commit = ''
	for (const line of added.split('\n')) {
		if (/^[0-9a-f]{40}$/.test(line)) commit = line
		else if (line !== '') {
			const [, ...rows] = readCsv(git(folder, publishers, 'show', `${commit}:${line}`))
			for (const [, title = '', , , address = '', categories = '', tags = ''] of rows)
				if (title !== '')
					byAddress.set(address, {
						title: title.trim(),
						labels: [...categories.split('|'), ...tags.split('|')],
					})
		}
	}
	return [...byAddress.values()]
}

const day = z.object({
	articles: z.array(z.object({ title: z.string(), currencies: z.array(z.string()).default([]) })),
})

/** Headlines of a year with the coins that readers of a news site saw beside them. */
export function readArchive(folder: string, year: string): PublishedHeadline[] {
	const paths = git(folder, archive, 'ls-tree', '-r', '--name-only', archive.commit, `archive/${year}/`)
	const files = paths.split('\n').filter((path) => /\d{4}-\d\d-\d\d\.json$/.test(path))
	return files.flatMap((path) =>
		day
			.parse(JSON.parse(git(folder, archive, 'show', `${archive.commit}:${path}`)))
			.articles.map(({ title, currencies }) => ({ title, labels: currencies })),
	)
}

const generalNews = z.array(z.object({ title: z.string() }))

/** Persian headlines of general news, of which none should have a coin or a person. */
export const readGeneralNews = (folder: string): string[] =>
	[1, 2, 3, 4, 5].flatMap((number) =>
		generalNews
			.parse(
				JSON.parse(
					git(folder, general, 'show', `${general.commit}:exploring-datasets/news/fars-news-${number}.json`),
				),
			)
			.map(({ title }) => title),
	)

/** Fields in quotes may contain commas, line breaks and doubled quotes. */
function readCsv(text: string): string[][] {
	const rows: string[][] = []
	let row: string[] = []
	for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
		row.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
		if (end === ',') continue
		rows.push(row)
		row = []
	}
	return rows
}
