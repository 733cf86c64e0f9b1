import type { TagReason } from '#domain/news-item.ts'
import { type Outcome, outcomes } from '#domain/topic-weights.ts'
import type { TitleReading } from './read-title.ts'
import { type Feature, featuresOf } from './title-features.ts'
import type { TopicModel } from './topic-model.ts'

/** A second topic is given when it is at least this likely among the topics. */
const secondShare = 0.3
/** Without a word of this trade alone, a title must be this unlikely to belong to others. */
const mostOfOthers = 0.35

/** The topics of a title with the reason of each: at most two, and crypto beside another only where a protocol was robbed. */
export function decideTopics(reading: TitleReading, model: TopicModel): TagReason[] {
	const { features, ofTrade } = featuresOf(reading)
	const places = model.placesOf(features)
	const shares = model.shares(places)
	const told = reading.keywords.filter(({ ref }) => !isOutcome(ref))
	if (!ofTrade && shareOf(shares, 'other trades') > mostOfOthers) return told
	const topics = chooseTopics(shares).map(({ ref, outcome }): TagReason => {
		const keyword = reading.keywords.find((reason) => reason.ref === ref)
		return ofTrade && keyword
			? keyword
			: explain(reading, { features, places, model }, { ref, outcome }, ofTrade)
	})
	return [...topics, ...told].slice(0, mostTopics)
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
	const ofTrade = 1 - shareOf(shares, 'other trades')
	if (second !== undefined && shareOf(shares, second) >= secondShare * ofTrade)
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

type Weighing = {
	features: readonly Feature[]
	places: ReturnType<TopicModel['placesOf']>
	model: TopicModel
}

const mostWords = 3
const wholeTitle = { from: 0, to: 0 }

/** The words that weighed most; the heaviest of them is the span. */
function explain(
	{ title, tokens }: TitleReading,
	{ features, places, model }: Weighing,
	{ ref, outcome }: Choice,
	ofTrade: boolean,
): TagReason {
	const heaviest: Weighed[] = []
	for (let index = 0; index < features.length; index++) {
		const { from, to } = features[index] ?? wholeTitle
		if (to <= from) continue
		const weight = model.weight(places[index], outcome)
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
		rule: `${ofTrade ? 'words' : wordsAlone}: ${words.join(', ')}`,
	}
}

type Weighed = { from: number; to: number; weight: number }

/** Of features that share words only the heaviest is told. */
function keepHeaviest(heaviest: Weighed[], feature: Weighed): void {
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

/** Said of a topic where nothing in the title belongs to this trade alone. */
export const wordsAlone = 'words alone'
