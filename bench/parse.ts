import { readdir, readFile } from 'node:fs/promises'
import rowan from '@rowanmanning/feed-parser'
import { parseFeed as feedsmith } from 'feedsmith'
import { Parser } from 'htmlparser2'
import { absoluteLink } from '#ingest/link/absolute-link.ts'
import { decodeBody } from '#ingest/parse/decode-body.ts'
import { parseFeed } from '#ingest/parse/parse-feed.ts'
import { plainText } from '#ingest/parse/plain-text.ts'
import { wordpressFeed } from './feeds/wordpress-feed.ts'
import { measured, say } from './measured.ts'
import { medianOf } from './serve/load.ts'

// Compares feed parsers on real feeds, by correctness and speed: docs/decisions/0004-feed-parser.md.

type Item = { title: string; url: string | null }
type Reader = { name: string; read: (text: string, base: string) => Item[] }

type Loose = Record<string, unknown>
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const list = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isObject) : [])
const text = (value: unknown): string =>
	isObject(value) ? text(value.value) : typeof value === 'string' ? value : ''

/** Each library gets the adapter that we would write for it: decoded text, plain titles, absolute links. */
const item = (title: unknown, link: unknown, base: string): Item => ({
	title: plainText(text(title)),
	url: absoluteLink(text(link), base),
})

function readWithFeedsmith(source: string, base: string): Item[] {
	const { feed }: { feed: unknown } = feedsmith(source)
	if (!isObject(feed)) return []
	return [...list(feed.items), ...list(feed.entries)].map((entry) => {
		const links = list(entry.links)
		const alternate = links.find((link) => link.rel === undefined || link.rel === 'alternate')
		return item(entry.title, entry.link ?? entry.url ?? alternate?.href ?? entry.guid ?? entry.id, base)
	})
}

const readWithRowan = (source: string, base: string): Item[] =>
	rowan.parseFeed(source).items.map((entry) => item(entry.title, entry.url, base))

function readWithOurs(source: string, base: string): Item[] {
	const outcome = parseFeed({ body: Buffer.from(source), base, contentType: null })
	if (!outcome.ok) throw new Error(outcome.failure.message)
	return outcome.value.entries.map(({ title, url }) => ({ title: title ?? '', url }))
}

const readers: Reader[] = [
	{ name: 'feedsmith', read: readWithFeedsmith },
	{ name: 'feed-parser', read: readWithRowan },
	{ name: 'ours', read: readWithOurs },
]

const folder = new URL('../fixtures/feeds/', import.meta.url)

type Count = { right: number; items: number }

async function tolerance(): Promise<void> {
	const groups = new Map<string, { fixtures: number; items: number; counts: Count[] }>()
	for (const file of (await readdir(folder)).toSorted()) {
		if (!/\.(?:xml|jsonfeed)$/.test(file)) continue
		const wanted = JSON.parse(await readFile(new URL(file.replace(/\.\w+$/, '.json'), folder), 'utf8'))
		const name = file.split(/[-.]/)[0] ?? file
		if (!Array.isArray(wanted.items) || wanted.kind === 'sitemap') continue
		const source = decodeBody(await readFile(new URL(file, folder)), wanted.contentType ?? null)
		const group = groups.get(name) ?? {
			fixtures: 0,
			items: 0,
			counts: readers.map(() => ({ right: 0, items: 0 })),
		}
		groups.set(name, group)
		group.fixtures += 1
		group.items += wanted.items.length
		for (const [index, reader] of readers.entries()) {
			const count = group.counts[index]
			if (count === undefined) continue
			let found: Item[] = []
			try {
				found = reader.read(source, wanted.base)
			} catch {
				found = []
			}
			const same = list(wanted.items).filter((one, at) => found[at]?.title === one.title).length
			count.items += same
			if (same === wanted.items.length && found.length === same) count.right += 1
		}
	}
	say('fixtures whose items all have the right title (items right)')
	say(`${'group'.padEnd(10)}${'all'.padEnd(12)}${readers.map(({ name }) => name.padEnd(14)).join('')}`)
	for (const [name, { fixtures, items, counts }] of groups) {
		const cells = counts.map(({ right, items: found }) => `${right} (${found})`.padEnd(14))
		say(`${name.padEnd(10)}${`${fixtures} (${items})`.padEnd(12)}${cells.join('')}`)
	}
}

function timed(act: () => void): number {
	const started = performance.now()
	act()
	return performance.now() - started
}

/** Processor milliseconds, because wall-clock time includes other programs. */
function spent(act: () => void): number {
	const before = process.cpuUsage()
	act()
	const { user, system } = process.cpuUsage(before)
	return (user + system) / 1000
}

function speed(): void {
	const feeds = Array.from({ length: 60 }, (_, feed) => wordpressFeed(feed, 50))
	const bodies = feeds.map((feed) => Buffer.from(feed))
	const bytes = bodies.reduce((sum, body) => sum + body.length, 0)
	const acts: [string, (index: number) => void][] = [
		['feedsmith', (index) => feedsmith(feeds[index] ?? '')],
		['feed-parser', (index) => rowan.parseFeed(feeds[index] ?? '')],
		['htmlparser2, events only', (index) => new Parser({}, { xmlMode: true }).end(feeds[index] ?? '')],
		[
			'ours, from bytes to entries',
			(index) =>
				parseFeed({ body: bodies[index] ?? Buffer.alloc(0), base: 'https://o.example/', contentType: null }),
		],
	]
	const times = acts.map((): number[] => [])
	// The parsers take turns, so that a busy machine slows all of them alike.
	for (let round = 0; round < 5; round++)
		for (const [index, [, act]] of acts.entries())
			times[index]?.push(
				spent(() => {
					for (let feed = 0; feed < feeds.length; feed++) act(feed)
				}),
			)
	const [library, , , ours] = times.map(medianOf)
	say(`\n60 feeds of 50 items, ${(bytes / 1e6).toFixed(1)} MB, processor time, median of 5`)
	for (const [index, [name]] of acts.entries()) {
		measured({ name: `${name}, 3,000 items`, value: medianOf(times[index] ?? []), unit: 'ms' })
	}
	const reference = { name: 'feedsmith', value: library ?? 0 }
	measured({ name: 'our parser', value: ours ?? 0, unit: 'ms', reference, atMost: 0.6 })
}

function endurance(): void {
	const channel = (inner: string) => `<rss version="2.0"><channel>${inner}</channel></rss>`
	const bombs: [string, string][] = [
		['20,000 nested tags', channel(`<item>${'<a>'.repeat(20_000)}x${'</a>'.repeat(20_000)}</item>`)],
		['400,000 references', channel(`<item><title>${'&#65;'.repeat(400_000)}</title></item>`)],
		[
			'5,000 attributes',
			channel(`<item ${Array.from({ length: 5_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`),
		],
	]
	say('\nmilliseconds until it is read or refused')
	for (const [name, source] of bombs) {
		const cells = readers.map((reader) => {
			let end = 'read'
			const ms = timed(() => {
				try {
					reader.read(source, 'https://o.example/')
				} catch {
					end = 'refused'
				}
			})
			return `${reader.name} ${ms.toFixed(0)} (${end})`.padEnd(28)
		})
		say(`${name.padEnd(20)}${cells.join('')}`)
	}
}

await tolerance()
speed()
endurance()
