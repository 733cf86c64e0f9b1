import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { exportSources, readSourceRecord, writeSourceRecord } from './change-sources.ts'

const folder = await mkdtemp(join(tmpdir(), 'zagros-export-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const page = {
	id: 2030,
	slug: 'paper',
	locale: 'en',
	title_en: 'Paper',
	title_fa: 'روزنامه',
	homepage: 'https://paper.example/',
	feed_url: 'https://paper.example/news',
	feed_kind: 'html',
	crypto_only: true,
	domains: [],
	selectors: { item: 'li', title: 'a', link: 'a' },
	evidence: 'seen',
}

test('a page that became a feed is exported without the selectors that its file still has', async () => {
	const file = join(folder, 'sources.json')
	await writeFile(file, JSON.stringify([page]))
	const wanted = { ...page, feed_kind: 'rss', feed_url: 'https://paper.example/feed' }
	const read = readSourceRecord(wanted)
	if (!read.ok) throw new Error(JSON.stringify(read.failure))
	expect(read.value.selectors).toBeUndefined()
	const kept = JSON.parse(JSON.stringify({ ...wanted, ...writeSourceRecord(read.value) }))
	const { selectors: _gone, ...exported } = wanted
	expect(JSON.parse(await exportSources([kept], file))).toEqual([exported])
	const other = { ...page, selectors: { ...page.selectors, item: 'article' } }
	expect(JSON.parse(await exportSources([other], file))).toEqual([other])
})
