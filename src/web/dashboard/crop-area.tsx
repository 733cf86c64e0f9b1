import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { drawFrame, type Frame, moved, zoomed, zoomStep } from './crop-frame.ts'
import { useDashboardText } from './use-dashboard-text.ts'
import './crop-area.css'

type Props = {
	picture: ImageBitmap
	frame: Frame
	onChange: (change: (frame: Frame) => Frame) => void
	canvas: React.RefObject<HTMLCanvasElement | null>
}

/** The size of the largest stored picture. */
const pictureSide = 512
const keyStep = 0.04
const arrows: Record<string, readonly [number, number]> = {
	ArrowLeft: [-keyStep, 0],
	ArrowRight: [keyStep, 0],
	ArrowUp: [0, -keyStep],
	ArrowDown: [0, keyStep],
}

/** The crop window: dragged, pinched, or moved by keys. */
export function CropArea({ picture, frame, onChange, canvas }: Props) {
	const text = useDashboardText()
	const fingers = useRef(new Map<number, { x: number; y: number }>())
	useEffect(() => {
		if (canvas.current !== null) drawFrame(canvas.current, picture, frame)
	}, [picture, frame, canvas])

	const onPointerMove = (event: PointerEvent) => {
		const before = fingers.current.get(event.pointerId)
		const side = canvas.current?.clientWidth ?? 0
		if (before === undefined || side === 0) return
		const apart = spread(fingers.current)
		fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
		const [dx, dy] = [(event.clientX - before.x) / side, (event.clientY - before.y) / side]
		const wider = spread(fingers.current)
		onChange((now) => {
			if (apart === undefined || wider === undefined) return moved(picture, now, dx, dy)
			return zoomed(picture, now, now.zoom * (wider / apart - 1))
		})
	}
	const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId)
	const onKeyDown = (event: KeyboardEvent) => {
		const arrow = arrows[event.key]
		if (arrow !== undefined) onChange((now) => moved(picture, now, ...arrow))
		else if (event.key === '+' || event.key === '=') onChange((now) => zoomed(picture, now, zoomStep))
		else if (event.key === '-') onChange((now) => zoomed(picture, now, -zoomStep))
		else return
		event.preventDefault()
	}
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would promise fields; this is one thing that is moved.
		<div
			role="group"
			// biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture, so it takes the focus.
			tabIndex={0}
			aria-label={text('crop.area')}
			className="crop-area"
			onKeyDown={onKeyDown}
			onPointerDown={(event) => {
				event.currentTarget.setPointerCapture(event.pointerId)
				fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
			}}
			onPointerMove={onPointerMove}
			onPointerUp={lift}
			onPointerCancel={lift}
		>
			<div className="crop-window">
				<canvas
					ref={canvas}
					width={pictureSide}
					height={pictureSide}
					role="img"
					aria-label={text('crop.canvas')}
				/>
			</div>
		</div>
	)
}

/** The distance of two fingers; undefined for one. */
function spread(fingers: ReadonlyMap<number, { x: number; y: number }>): number | undefined {
	const [one, other] = [...fingers.values()]
	if (one === undefined || other === undefined) return undefined
	return Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
}
