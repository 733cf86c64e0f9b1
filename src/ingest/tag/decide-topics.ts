import type { TagReason } from '#domain/news-item.ts'
import { type Outcome, outcomes } from '#domain/topic-weights.ts'
import type { TitleReading } from './read-title.ts'
import { featuresOf, type TitleFeature } from './title-features.ts'
import type { TopicModel } from './topic-model.ts'

type ModelTopic = Exclude<Outcome, 'other trades'>
const modelTopics = outcomes.filter((outcome) => outcome !== 'other trades')

/** The least probability at which a title has a topic; chosen on headlines that the model had not learned from. */
const leastShare: Readonly<Record<ModelTopic, number>> = {
	market: 0.34,
	regulation: 0.36,
	blockchain: 0.32,
	defi: 0.32,
	nft: 0.25,
	metaverse: 0.36,
	game: 0.32,
	airdrop: 0.36,
	whale: 0.28,
	crypto: 0.32,
}
/** A title without any clear crypto word may be other news. */
const leastAlone = 0.75
const mostOfOthers = 0.1
/** A second topic needs more. */
const leastSecond = 0.45
/** The topic's own word is in the title. */
const leastNamed = 0.03
const mostTopics = 3

/** The topics of a title with their reasons: at most three, and crypto beside another only if a protocol was robbed. */
export function decideTopics(reading: TitleReading, model: TopicModel): TagReason[] {
	const { features, isCrypto } = featuresOf(reading)
	const offsets = model.offsetsOf(features)
	const shares = model.shares(offsets)
	const keywordTopics = reading.keywords.filter(({ ref }) => !isOutcome(ref))
	const topics = chooseTopics(shares, isCrypto, reading.named).map((outcome): TagReason => {
		const keyword = reading.keywords.find((reason) => reason.ref === outcome)
		return isCrypto && keyword ? keyword : explain(reading, { features, offsets, model }, outcome, isCrypto)
	})
	return [...topics.slice(0, mostTopics - keywordTopics.length), ...keywordTopics]
}

const isOutcome = (ref: string): boolean => modelTopics.some((topic) => topic === ref)

/** The likeliest first. */
function chooseTopics(shares: Float64Array, isCrypto: boolean, named: ReadonlySet<string>): ModelTopic[] {
	const shareOf = (outcome: Outcome) => shares[outcomes.indexOf(outcome)] ?? 0
	const ranked = modelTopics
		.map((outcome) => ({ outcome, share: shareOf(outcome) }))
		.sort((one, other) => other.share - one.share)
	const likeliest = ranked[0]
	if (likeliest === undefined || shareOf('other trades') > likeliest.share) return []
	if (!isCrypto)
		return likeliest.share >= leastAlone && shareOf('other trades') <= mostOfOthers ? [likeliest.outcome] : []
	const chosen = ranked.filter(
		({ outcome, share }, rank) =>
			share >= Math.max(leastShare[outcome], rank === 0 ? 0 : leastSecond) ||
			(named.has(outcome) && share >= leastNamed),
	)
	const topics = (chosen.length === 0 ? ranked.slice(0, 1) : chosen).map(({ outcome }) => outcome)
	const standsAlone = topics[0] === 'crypto' && topics[1] !== 'defi'
	if (standsAlone && topics.slice(1).every((topic) => !named.has(topic))) return ['crypto']
	const isRobbed = topics.includes('crypto') && topics.includes('defi') && topics.length === 2
	return isRobbed ? ['crypto', 'defi'] : topics.filter((topic) => topic !== 'crypto' || topics.length === 1)
}

type ModelInput = {
	features: readonly TitleFeature[]
	offsets: ReturnType<TopicModel['offsetsOf']>
	model: TopicModel
}

const mostWords = 3
const wholeTitle = { from: 0, to: 0 }

/** The reason names the words with the largest weights; the span is the first of them. */
function explain(
	{ title, tokens }: TitleReading,
	{ features, offsets, model }: ModelInput,
	outcome: Outcome,
	isCrypto: boolean,
): TagReason {
	const heaviest: WeightedSpan[] = []
	for (let index = 0; index < features.length; index++) {
		const { from, to } = features[index] ?? wholeTitle
		if (to <= from) continue
		const weight = model.weight(offsets[index], outcome)
		if (weight > 0) keepHeaviest(heaviest, { from, to, weight })
	}
	const first = heaviest[0] ?? { from: 0, to: tokens.length }
	const words = heaviest.map(({ from, to }) =>
		title.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0),
	)
	const start = tokens[first.from]?.start ?? 0
	return {
		kind: 'topic',
		ref: outcome,
		span: [start, tokens[first.to - 1]?.end ?? title.length],
		rule: `${isCrypto ? 'words' : wordsAlone}: ${words.join(', ')}`,
	}
}

type WeightedSpan = { from: number; to: number; weight: number }

/** Of overlapping features only the one with the largest weight counts. */
function keepHeaviest(heaviest: WeightedSpan[], feature: WeightedSpan): void {
	if (heaviest.length === mostWords && feature.weight <= (heaviest.at(-1)?.weight ?? 0)) return
	const same = heaviest.findIndex(({ from, to }) => feature.from < to && from < feature.to)
	if (same >= 0) {
		if ((heaviest[same]?.weight ?? 0) >= feature.weight) return
		heaviest.splice(same, 1)
	}
	heaviest.push(feature)
	heaviest.sort((one, other) => other.weight - one.weight)
	if (heaviest.length > mostWords) heaviest.pop()
}

/** The rule of a topic in a title without any clear crypto word. */
export const wordsAlone = 'words alone'
