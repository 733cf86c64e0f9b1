import './ridge.css'

/** The mountain range that the product is named after, as a thin line behind a page's title. */
export function Ridge({ className }: { className?: string }) {
	return (
		<svg
			viewBox="0 0 400 96"
			preserveAspectRatio="xMaxYMax meet"
			className={className}
			aria-hidden="true"
			focusable="false"
		>
			<path d="M0 96 70 48l34 22 62-46 50 44 44-30 58 40 34-24 48 42z" className="ridge-far" />
			<path d="M40 96 118 62l46 20 70-36 52 34 46-22 68 38z" className="ridge-near" />
		</svg>
	)
}
