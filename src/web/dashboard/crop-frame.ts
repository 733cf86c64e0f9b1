/** The position of a picture behind its square window, in window sides, so that it does not depend on the screen. */
export type Frame = {
	zoom: number
	/** Quarter turns to the right. */
	turns: number
	/** The distance of the picture's centre from the window's. */
	x: number
	y: number
}

export const startFrame: Frame = { zoom: 1, turns: 0, x: 0, y: 0 }

/** Five presses double the picture. */
export const zoomStep = 0.2
export const largestZoom = 4

type Size = { width: number; height: number }

/** The picture's size behind the window: at zoom 1 its shorter side fills it. */
export function shownSize({ width, height }: Size, { zoom, turns }: Pick<Frame, 'zoom' | 'turns'>): Size {
	const scale = zoom / Math.min(width, height)
	return turns % 2 === 0
		? { width: width * scale, height: height * scale }
		: { width: height * scale, height: width * scale }
}

/** Never shows anything outside the picture. */
function held(size: Size, frame: Frame): Frame {
	const shown = shownSize(size, frame)
	const within = (value: number, length: number) => {
		const most = Math.max(0, (length - 1) / 2)
		return Math.min(most, Math.max(-most, value))
	}
	return { ...frame, x: within(frame.x, shown.width), y: within(frame.y, shown.height) }
}

export const moved = (size: Size, frame: Frame, dx: number, dy: number): Frame =>
	held(size, { ...frame, x: frame.x + dx, y: frame.y + dy })

/** Steps of 0.2 stay exact: ten of them make two. */
export function zoomed(size: Size, frame: Frame, by: number): Frame {
	const zoom = Math.min(largestZoom, Math.max(1, Math.round((frame.zoom + by) * 1000) / 1000))
	const ratio = zoom / frame.zoom
	return held(size, { ...frame, zoom, x: frame.x * ratio, y: frame.y * ratio })
}

/** The centre of the window stays the same. */
export function turned(size: Size, frame: Frame, quarter: 1 | -1): Frame {
	const turns = (frame.turns + quarter + 4) % 4
	return held(size, { ...frame, turns, x: -quarter * frame.y, y: quarter * frame.x })
}

/** Draws the visible part. */
export function drawFrame(canvas: HTMLCanvasElement, picture: ImageBitmap, frame: Frame): void {
	const pen = canvas.getContext('2d')
	if (pen === null) return
	const side = canvas.width
	const scale = (frame.zoom * side) / Math.min(picture.width, picture.height)
	pen.setTransform(1, 0, 0, 1, 0, 0)
	pen.clearRect(0, 0, side, side)
	pen.imageSmoothingQuality = 'high'
	pen.translate(side / 2 + frame.x * side, side / 2 + frame.y * side)
	pen.rotate((frame.turns * Math.PI) / 2)
	pen.scale(scale, scale)
	pen.drawImage(picture, -picture.width / 2, -picture.height / 2)
}
