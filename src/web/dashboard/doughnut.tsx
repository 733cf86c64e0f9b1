type Props = { left: number; used: number; label: string }

/** Two numbers as a ring; it is drawn without a library, and whoever cannot see it hears the same two numbers. */
export function Doughnut({ left, used, label }: Props) {
	const total = left + used
	const share = total === 0 ? 0 : (left / total) * 100
	return (
		<svg viewBox="0 0 36 36" className="doughnut" role="img" aria-label={label}>
			<circle cx="18" cy="18" r="15" className="doughnut-used" />
			<circle
				cx="18"
				cy="18"
				r="15"
				className="doughnut-left"
				pathLength={100}
				strokeDasharray={`${share} ${100 - share}`}
				transform="rotate(-90 18 18)"
			/>
		</svg>
	)
}
