import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { PricePoint } from '#domain/price-point.ts'
import type { ListItem } from '#web/news/home-data.ts'
import { withinPoints } from './chart-line.ts'

type Crosshair = {
	points: readonly PricePoint[]
	stories: readonly ListItem[]
	box: { left: number; right: number; from: number; to: number }
	/** Of the drawing, in its own units. */
	width: number
	places: readonly { at: number; x: number }[]
}

/** A story this near belongs to the moment; otherwise it is the last one before it. */
const nearby = 14

/**
 * The moment of a chart under the pointer, or of the story that has the focus; ← and → go from story to story, also
 * within a mark of several. A mark has the numbers of its stories as `data-first` and `data-last`.
 */
export function useCrosshair({ points, stories, box, width, places }: Crosshair) {
	const [shown, setShown] = useState<{ at: number; index: number | undefined }>()
	const show = (at: number | undefined, index: number | undefined) =>
		setShown(at === undefined ? undefined : { at: withinPoints(points, at), index })
	const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
		const area = event.currentTarget.getBoundingClientRect()
		const x = ((event.clientX - area.left) / area.width) * width
		const at = box.from + ((x - box.left) / (box.right - box.left)) * (box.to - box.from)
		show(at, storyAt(places, at, x))
	}
	const showStory = (index: number) => show(places[index]?.at, index)
	/** The story that is shown, if the mark has it, otherwise the newest of the mark. */
	const indexIn = (mark: SVGElement) =>
		shown?.index !== undefined && hasStory(mark, shown.index) ? shown.index : Number(mark.dataset.last) - 1
	const onFocus = ({ target }: FocusEvent<SVGSVGElement, SVGElement>) => showStory(indexIn(target))
	const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
		const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
		const next = indexIn(event.target as SVGElement) + step
		const marks = [...event.currentTarget.querySelectorAll<SVGElement>('a')]
		const mark = marks.find((one) => hasStory(one, next))
		if (step === 0 || mark === undefined) return
		event.preventDefault()
		mark.focus()
		showStory(next)
	}
	const clear = () => setShown(undefined)
	const story = stories[shown?.index ?? -1]
	return {
		at: shown?.at,
		story: story && shown?.index !== undefined ? { story, number: shown.index + 1 } : undefined,
		handlers: { onPointerMove, onPointerLeave: clear, onFocus, onBlur: clear, onKeyDown },
	}
}

const hasStory = ({ dataset }: SVGElement, index: number): boolean =>
	Number(dataset.first) <= index + 1 && index < Number(dataset.last)

function storyAt(places: Crosshair['places'], at: number, x: number): number | undefined {
	const distance = (place: { x: number }) => Math.abs(place.x - x)
	const nearest = places.toSorted((one, other) => distance(one) - distance(other))[0]
	if (nearest !== undefined && distance(nearest) <= nearby) return places.indexOf(nearest)
	const before = places.findLastIndex((place) => place.at <= at)
	return before < 0 ? undefined : before
}
