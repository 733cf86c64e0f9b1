import type { PricePoint } from '#domain/price-point.ts'
import { areaPath, chartScale, linePath, priceNear } from './chart-line.ts'
import './sparkline.css'

type Props = {
	/** The earliest first, as `findPriceHistory` returns them, with gaps. */
	points: readonly PricePoint[]
	/** The moment, such as a publication, from which the line is coloured by how the price moved. */
	markedAt?: number | undefined
	/** The text for screen readers. */
	label: string
}

const width = 228
const height = 46
const edge = 4

/**
 * A price over time without axes, as wide as its container. It is never mirrored. Fewer than two points draw nothing.
 */
export function Sparkline({ points, markedAt, label }: Props) {
	const [first] = points
	const last = points.at(-1)
	if (first === undefined || last === undefined || first === last) return null
	const scale = chartScale(points, {
		left: edge,
		right: width - edge,
		top: edge,
		bottom: height - edge,
		from: first[0],
		to: last[0],
	})
	const marked = markedAt === undefined ? undefined : priceNear(points, markedAt)
	const since = marked === undefined || markedAt === undefined ? first[0] : markedAt
	const after = points.filter(([at]) => at >= since)
	const change = last[1] - (marked ?? first[1])
	return (
		<svg
			className="price-line-chart"
			data-way={change < 0 ? 'down' : 'up'}
			viewBox={`0 0 ${width} ${height}`}
			role="img"
			aria-label={label}
		>
			<path
				className="line-before"
				d={linePath(
					points.filter(([at]) => at <= since),
					scale,
				)}
			/>
			<path className="line-area" d={areaPath(after, scale, height)} />
			<path className="line-after" d={linePath(after, scale)} />
			{marked !== undefined && (
				<>
					<path className="line-moment" d={`M${scale.x(since).toFixed(1)} 0V${height}`} />
					<circle className="line-mark" cx={scale.x(since)} cy={scale.y(marked)} r={3.5} />
				</>
			)}
			<circle className="line-end" cx={scale.x(last[0])} cy={scale.y(last[1])} r={3} />
		</svg>
	)
}
