import { expect, test } from 'vitest'
import { type FollowCriteria, type Mutes, wordPatterns } from '#domain/follow.ts'
import { type NewsLocale, newsLocales } from '#domain/locale.ts'
import { hasPattern, titleWords } from '#domain/search-words.ts'
import { createFollowIndex, makeCondition } from './follow-index.ts'

/** The same numbers each time, so that a failure can be repeated. */
function chances(seed: number): () => number {
	let state = seed
	return () => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
		return state / 2 ** 32
	}
}

const coins = [4001, 4002, 4003]
const topics = [8001, 8002]
const people = [9001, 9002]
const stories = [11, 12, 13]
const sources = [1001, 2001, 2002]
const someWords = ['bitcoin', 'bit', 'coin', 'AI', 'fund manager', 'ETF', 'بیت‌کوین', 'رمزارز', 'و', '5%']
const titles = [
	'Bitcoin fund manager speaks of AI',
	'Bitcoins and a coin: the ETF is up 5%',
	'Said the manager of a fund',
	'بیت کوین و رمز ارز',
	'رمزارزها بالا رفتند',
]

type Title = {
	title: string
	locale: NewsLocale
	sourceId: number
	tags: number[]
	storyReports: number[]
	isFresh: boolean
	outlets: number
}
type TestFollow = { accountId: number; criteria: FollowCriteria; notifies: boolean }

const hasWord = (title: string, word: string): boolean =>
	wordPatterns([word]).every((pattern) => hasPattern(titleWords(title), pattern))

/** The rule in its simplest form, applied to every follow. */
function wants({ criteria, notifies }: TestFollow, mutes: Mutes | undefined, report: Title): boolean {
	const { locales, coinIds, topicIds, personIds, sourceIds, storyIds, words, notWords, minOutlets } = criteria
	const isAmong = (ids: readonly number[]) => [report.sourceId, ...report.tags].some((id) => ids.includes(id))
	return (
		notifies &&
		(report.isFresh || minOutlets > 1) &&
		report.outlets >= minOutlets &&
		locales.includes(report.locale) &&
		[coinIds, topicIds, personIds, sourceIds].every((ids) => ids.length === 0 || isAmong(ids)) &&
		(storyIds.length === 0 || storyIds.some((id) => report.storyReports.includes(id))) &&
		words.every((word) => hasWord(report.title, word)) &&
		!notWords.some((word) => hasWord(report.title, word)) &&
		!isAmong(mutes?.sourceIds ?? []) &&
		!(mutes?.words ?? []).some((word) => hasWord(report.title, word))
	)
}

test.each([1, 2, 3, 4, 5, 6])(
	'among follows that are added, changed and deleted it finds those that match a report (%i)',
	(seed) => {
		const chance = chances(seed)
		const pick = <Value>(values: readonly Value[]): Value =>
			values[Math.floor(chance() * values.length)] as Value
		const some = <Value>(values: readonly Value[], often: number): Value[] =>
			chance() < often ? [...new Set([pick(values), pick(values)])] : []
		const follows = new Map<number, TestFollow>()
		const mutes = new Map<number, Mutes>()
		const index = createFollowIndex()
		let found = 0
		for (let step = 0; step < 2_000; step += 1) {
			const criteria: FollowCriteria = {
				locales: chance() < 0.5 ? [pick(newsLocales)] : newsLocales,
				coinIds: some(coins, 0.3),
				topicIds: some(topics, 0.2),
				personIds: some(people, 0.1),
				storyIds: some(stories, 0.1),
				sourceIds: some(sources, 0.2),
				words: some(someWords, 0.3),
				notWords: some(someWords, 0.1),
				minOutlets: chance() < 0.2 ? 2 : 1,
			}
			const id = 1 + Math.floor(chance() * 300)
			const follow = { accountId: 1 + (id % 20), criteria, notifies: chance() < 0.9 }
			follows.set(id, follow)
			const silent = pick([
				{ paused: false, channels: [] },
				{ paused: true, channels: ['telegram'] },
			])
			const condition = makeCondition(criteria)
			const sends = follow.notifies ? { paused: false, channels: ['push'] } : silent
			index.put({ id, ...follow, condition, ...sends })
			if (chance() < 0.02) {
				const muted = { words: some(someWords, 0.3), sourceIds: some(sources, 0.3) }
				mutes.set(follow.accountId, muted)
				index.mute(follow.accountId, muted)
			}
			if (step % 4 > 0) continue
			const locale = pick(newsLocales)
			const report: Title = {
				title: pick(titles),
				locale,
				sourceId: pick(sources),
				tags: [...some(coins, 0.6), ...some(topics, 0.5), ...some(people, 0.3)],
				storyReports: some(stories, 0.7),
				isFresh: chance() < 0.9,
				outlets: pick([1, 1, 2]),
			}
			const matched = [...index.match({ ...report, words: titleWords(report.title) })].map(({ id }) => id)
			const wanting = [...follows].filter(([, one]) => wants(one, mutes.get(one.accountId), report))
			expect([...new Set(matched)].sort()).toEqual(wanting.map(([one]) => one).sort())
			found += wanting.length
		}
		expect(found).toBeGreaterThan(1_000)
		expect(index.size()).toBe([...follows.values()].filter(({ notifies }) => notifies).length)
	},
)
