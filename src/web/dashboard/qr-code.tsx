import { encode } from 'uqr'
import './qr-code.css'

/** Dark on light in both themes, with the margin that cameras need. */
export function QrCode({ content, label }: { content: string; label: string }) {
	const { data, size } = encode(content, { border: 4 })
	const squares = data
		.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
		.join('')
	return (
		<svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="qr-code">
			<rect width={size} height={size} fill="#fff" />
			<path d={squares} fill="#000" />
		</svg>
	)
}
