import { type PlacedSource, placeOnWidth } from './place-sources.ts'

/** The name of a source beside its dot: what of it is at the dot, and whether a narrow screen has room for it. */
export type DotName = { placed: PlacedSource; edge: 'left' | 'right'; isWideOnly: boolean }

const sizes = [
	{ width: 300, most: 5, isWideOnly: false },
	{ width: 1000, most: 14, isWideOnly: true },
]
const letterWidth = 6.5
const gap = 4

type Span = { from: number; to: number }

/** Names the dots with most stories, as far as a name touches no other dot and no other name of its row. */
export function nameDots(
	all: readonly PlacedSource[],
	nameOf: (source: PlacedSource['source']) => string,
): DotName[] {
	const names: DotName[] = []
	for (const { width, most, isWideOnly } of sizes) {
		const dotOf = ({ at, radius }: PlacedSource): Span => {
			const x = placeOnWidth(at) * width
			return { from: x - radius, to: x + radius }
		}
		const nameAt = ({ placed, edge }: Pick<DotName, 'placed' | 'edge'>): Span => {
			const { from, to } = dotOf(placed)
			const long = nameOf(placed.source).length * letterWidth
			return edge === 'left'
				? { from: to + gap, to: to + gap + long }
				: { from: from - gap - long, to: from - gap }
		}
		for (const placed of all) {
			if (names.length >= most) break
			if (names.some((name) => name.placed === placed)) continue
			const isBeside = (other: PlacedSource) =>
				other !== placed && other.source.locale === placed.source.locale && other.row === placed.row
			const taken = [
				...all.filter(isBeside).map(dotOf),
				...names.filter((name) => isBeside(name.placed)).map(nameAt),
			]
			const edge = (['left', 'right'] as const).find((edge) => {
				const { from, to } = nameAt({ placed, edge })
				return from >= 0 && to <= width && taken.every((one) => to + gap <= one.from || one.to + gap <= from)
			})
			if (edge !== undefined) names.push({ placed, edge, isWideOnly })
		}
	}
	return names
}
