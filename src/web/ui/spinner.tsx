import './spinner.css'

/** Shows that something is loading; screen readers need a sentence beside it. */
export function Spinner({ className = '' }: { className?: string }) {
	return (
		<svg viewBox="0 0 24 24" className={`spinner ${className}`} aria-hidden="true" focusable="false">
			<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
			<path
				d="M21 12a9 9 0 0 0-9-9"
				fill="none"
				stroke="currentColor"
				strokeWidth="2.5"
				strokeLinecap="round"
			/>
		</svg>
	)
}
