/** The mountain of the brand; decorative wherever the name stands beside it. */
export function Logo({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
			<rect width="32" height="32" rx="8" fill="#146A5F" />
			<path d="M4 23 12 10l5 7 3-4 8 10z" fill="#fff" />
			<path d="m12 10 3.2 4.5-2 1.5-1.8-1.3-1.8 1.7-1-1.2z" fill="#20AF9C" />
		</svg>
	)
}
