import './split-bar.css'

const gap = 2

/** The share of bullish votes. Drawn by attributes, because the page's policy allows no style attributes. */
export const SplitBar = ({ percent }: { percent: number }) => (
	<svg className="split-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
		<rect className="split-up" width={Math.max(0, percent - gap / 2)} height="4" />
		<rect
			className="split-down"
			x={Math.min(100, percent + gap / 2)}
			width={Math.max(0, 100 - percent - gap / 2)}
			height="4"
		/>
	</svg>
)
