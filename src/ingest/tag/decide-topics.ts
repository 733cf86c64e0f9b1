import type { TagReason } from '#domain/news-item.ts'
import { type Outcome, outcomes } from '#domain/topic-weights.ts'
import type { TitleReading } from './read-title.ts'
import { featuresOf, type TitleFeature } from './title-features.ts'
import type { TopicModel } from './topic-model.ts'

/** The least probability of a second topic, as a share of all topics. */
const secondShare = 0.3
/** A title without any clear crypto word may be other news with at most this probability. */
const mostOfOthers = 0.35

/** The topics of a title with their reasons: at most two, and crypto with another only if a protocol was robbed. */
export function decideTopics(reading: TitleReading, model: TopicModel): TagReason[] {
	const { features, isCrypto } = featuresOf(reading)
	const offsets = model.offsetsOf(features)
	const shares = model.shares(offsets)
	const keywordTopics = reading.keywords.filter(({ ref }) => !isOutcome(ref))
	if (!isCrypto && shareOf(shares, 'other trades') > mostOfOthers) return keywordTopics
	const topics = chooseTopics(shares).map(({ ref, outcome }): TagReason => {
		const keyword = reading.keywords.find((reason) => reason.ref === ref)
		return isCrypto && keyword
			? keyword
			: explain(reading, { features, offsets, model }, { ref, outcome }, isCrypto)
	})
	return [...topics, ...keywordTopics].slice(0, mostTopics)
}

const mostTopics = 2
const isOutcome = (ref: string): boolean => outcomes.some((outcome) => outcome === ref)

type Choice = { ref: string; outcome: Outcome }

function chooseTopics(shares: Float64Array): Choice[] {
	const first = likeliest(shares, (outcome) => outcome !== undefined)
	if (first === undefined || first === 'other trades') return []
	if (first === 'robbed protocol') return robbedProtocol
	const choices: Choice[] = [{ ref: first, outcome: first }]
	if (first === 'crypto') return choices
	const second = likeliest(shares, (outcome) => outcome !== first && !standsAlone.has(outcome))
	const cryptoShare = 1 - shareOf(shares, 'other trades')
	if (second !== undefined && shareOf(shares, second) >= secondShare * cryptoShare)
		choices.push({ ref: second, outcome: second })
	return choices
}

const robbedProtocol: Choice[] = ['crypto', 'defi'].map((ref) => ({ ref, outcome: 'robbed protocol' }))
const standsAlone = new Set<Outcome>(['crypto', 'robbed protocol', 'other trades'])

const shareOf = (shares: Float64Array, outcome: Outcome): number => shares[outcomes.indexOf(outcome)] ?? 0

function likeliest(shares: Float64Array, fits: (outcome: Outcome) => boolean): Outcome | undefined {
	let best: Outcome | undefined
	let most = -1
	for (let at = 0; at < outcomes.length; at++) {
		const outcome = outcomes[at]
		const share = shares[at] ?? 0
		if (share <= most || outcome === undefined || !fits(outcome)) continue
		best = outcome
		most = share
	}
	return best
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
	{ ref, outcome }: Choice,
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
		ref,
		span: [start, tokens[first.to - 1]?.end ?? title.length],
		rule: `${isCrypto ? 'words' : wordsAlone}: ${words.join(', ')}`,
	}
}

type WeightedSpan = { from: number; to: number; weight: number }

/** Of overlapping features only the one with the largest weight is kept. */
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
