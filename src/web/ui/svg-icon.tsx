type IconProps = { size?: number; strokeWidth?: number; className?: string; 'aria-hidden'?: 'true' }

/** A component that draws one path on a field of 24 by 24, in the colour of the text around it. */
export const svgIcon = (path: string) =>
	function Icon({ size = 24, strokeWidth = 2, ...rest }: IconProps) {
		return (
			<svg
				viewBox="0 0 24 24"
				width={size}
				height={size}
				fill="none"
				stroke="currentColor"
				strokeWidth={strokeWidth}
				strokeLinecap="round"
				strokeLinejoin="round"
				aria-hidden="true"
				{...rest}
			>
				<path d={path} />
			</svg>
		)
	}
