import './doughnut.css'

type Props = { left: number; used: number; label: string; children: React.ReactNode }

/** Two numbers as a ring around its content; its label has the same numbers for screen readers. */
export function Doughnut({ left, used, label, children }: Props) {
	const total = left + used
	const share = total === 0 ? 0 : (left / total) * 100
	return (
		<div className="doughnut-frame">
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
			<p aria-hidden="true">{children}</p>
		</div>
	)
}
