import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { ListItem } from '#web/news/home-data.ts'
import { withinPoints } from './chart-line.ts'
import type { CoinData } from './coin-data.ts'

type Crosshair = {
	coin: CoinData
	box: { left: number; right: number; from: number; to: number }
	/** Of the drawing, in its own units. */
	width: number
	places: readonly { at: number; x: number }[]
}

/** A story this near belongs to the moment; otherwise it is the last one before it. */
const nearby = 14

/** The moment of a chart under the pointer, or of the story that has the focus; ← and → go from story to story. */
export function useCrosshair({ coin, box, width, places }: Crosshair) {
	const [at, setAt] = useState<number>()
	const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
		const area = event.currentTarget.getBoundingClientRect()
		const x = ((event.clientX - area.left) / area.width) * width
		const share = (x - box.left) / (box.right - box.left)
		setAt(withinPoints(coin.points, box.from + share * (box.to - box.from)))
	}
	const onFocus = (event: FocusEvent<SVGSVGElement>) => {
		const id = Number((event.target as SVGElement).dataset.story)
		setAt(places[coin.stories.findIndex((story) => story.id === id)]?.at)
	}
	const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
		const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
		const marks = [...event.currentTarget.querySelectorAll<SVGAElement>('a')]
		const next = marks[marks.indexOf(document.activeElement as SVGAElement) + step]
		if (step === 0 || next === undefined) return
		event.preventDefault()
		next.focus()
	}
	const clear = () => setAt(undefined)
	return {
		at,
		story: at === undefined ? undefined : storyAt(coin.stories, places, at, box),
		handlers: { onPointerMove, onPointerLeave: clear, onFocus, onBlur: clear, onKeyDown },
	}
}

function storyAt(
	stories: readonly ListItem[],
	places: Crosshair['places'],
	at: number,
	{ left, right, from, to }: Crosshair['box'],
): { story: ListItem; number: number } | undefined {
	const x = left + ((at - from) / (to - from)) * (right - left)
	const byDistance = places
		.map((place, index) => ({ index, distance: Math.abs(place.x - x) }))
		.toSorted((one, other) => one.distance - other.distance)
	const [nearest] = byDistance
	const index =
		nearest !== undefined && nearest.distance <= nearby
			? nearest.index
			: places.findLastIndex((place) => place.at <= at)
	const story = stories[index]
	return story && { story, number: index + 1 }
}
