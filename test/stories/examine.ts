import { loadStoryWords } from '#catalogue/load-story-words.ts'
import { openStoryPlacer } from '#ingest/story/place-stories.ts'
import { ownTagger } from '#test/tags/own-tagger.ts'
import { type CollectedHeadline, readCollected } from './collections.ts'
import { readRealPairs } from './real-pairs.ts'

// `npm run examine:stories -- FOLDER [MONTH…]` finds the stories of whole months of real headlines as a server does,
// and compares them with pairs that were judged by reading. It prints figures and no headline.

const [folder, ...given] = process.argv.slice(2)
if (folder === undefined) throw new Error('give the folder of the collections')
const words = await loadStoryWords()
if (!words.ok) throw new Error('the catalogue cannot be read')
const vocabulary = words.value
const tag = await ownTagger()
const { repo, commit, pairs } = readRealPairs()
const print = (text: string) => process.stdout.write(`${text}\n`)

/** The story of each headline, by the ids of the collection. */
function storiesOf(headlines: readonly CollectedHeadline[]): Map<string, number> {
	const placer = openStoryPlacer(vocabulary)
	const story = new Map<string, number>()
	const byItem = headlines.map(({ id }) => id)
	for (const [item, { title, source, publishedAt }] of headlines.entries()) {
		const { why: tagReasons } = tag(title, 'en')
		const report = { id: item, title, locale: 'en' as const, outlet: source, tagReasons }
		for (const placed of placer.place([{ ...report, publishedAt: new Date(publishedAt) }])) {
			const gone = new Set(placed.merged)
			for (const [id, now] of story) if (gone.has(now)) story.set(id, placed.storyId)
			story.set(byItem[placed.itemId] ?? '', placed.storyId)
			for (const { story: apart, reports } of placed.split)
				for (const report of reports) story.set(byItem[report] ?? '', apart)
		}
	}
	return story
}

const dayMs = 24 * 60 * 60 * 1000
const nearlyIdentical = 0.6
const fewestShared = 4
const wordsOf = (title: string) =>
	new Set(
		title
			.toLowerCase()
			.replace(/[’']s\b/g, '')
			.match(/[a-z0-9$%.]+/g) ?? [],
	)

/** Titles of two outlets within a day that share most of their words; price columns differ by a name or a date. */
function findNearlyIdentical(headlines: readonly CollectedHeadline[]): [string, string][] {
	const read = headlines.map((headline) => ({ ...headline, words: wordsOf(headline.title) }))
	return read.flatMap((one, at) => {
		const found: [string, string][] = []
		for (const other of read.slice(at + 1)) {
			if (other.publishedAt - one.publishedAt >= dayMs) break
			const shared = [...one.words].filter((word) => other.words.has(word)).length
			const share = shared / (one.words.size + other.words.size - shared)
			const isColumn = /predict|price analysis/i.test(one.title)
			if (one.source !== other.source && share >= nearlyIdentical && shared >= fewestShared && !isColumn)
				found.push([one.id, other.id])
		}
		return found
	})
}

const months = given.length > 0 ? given : [...new Set(pairs.map(([month]) => month))]
const all = { same: [0, 0], different: [0, 0], near: [0, 0] }
for (const month of months) {
	const headlines = readCollected(folder, { repo, commit, path: `archive/articles/${month}.jsonl` })
	const began = performance.now()
	const story = storiesOf(headlines)
	const perSecond = Math.round((1000 * headlines.length) / (performance.now() - began))
	const isOne = (a: string, b: string) => story.get(a) !== undefined && story.get(a) === story.get(b)
	const shareOf = (kind: keyof typeof all, wanted: readonly (readonly [string, string])[]): string => {
		const joined = wanted.filter(([a, b]) => isOne(a, b)).length
		all[kind] = [(all[kind][0] ?? 0) + joined, (all[kind][1] ?? 0) + wanted.length]
		return `${joined} of ${wanted.length}`
	}
	const judged = (verdict: string) =>
		pairs.flatMap(([of, a, b, read]) => (of === month && read === verdict ? [[a, b] as const] : []))
	const sizes = new Map<number, number>()
	for (const one of story.values()) sizes.set(one, (sizes.get(one) ?? 0) + 1)
	const several = [...sizes.values()].filter((size) => size > 1)
	print(
		`${month}: ${headlines.length} headlines, ${several.length} stories of several, the largest of ${Math.max(0, ...several)}; ` +
			`joined: one event ${shareOf('same', judged('same'))}, different ${shareOf('different', judged('different'))}, ` +
			`nearly identical ${shareOf('near', findNearlyIdentical(headlines))}; ${perSecond} headlines a second`,
	)
}
for (const [kind, [joined = 0, count = 0]] of Object.entries(all))
	print(`${kind}: ${joined} of ${count} joined`)
