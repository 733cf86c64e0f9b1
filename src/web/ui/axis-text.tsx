import { directionOf } from '#domain/locale.ts'
import { useLocale } from '#web/layout/use-locale.ts'

type Props = {
	x: number | string
	y: number
	/** How far it is beside `x`. */
	dx?: number
	/** What of the text is at `x`. */
	edge?: 'left' | 'middle' | 'right'
	className?: string | undefined
	children: string
}

const anchors = {
	ltr: { left: 'start', middle: 'middle', right: 'end' },
	rtl: { left: 'end', middle: 'middle', right: 'start' },
} as const

/** Words in a drawing. The drawing is never mirrored, but its words have the direction of their language. */
export function AxisText({ edge = 'middle', ...text }: Props) {
	const direction = directionOf(useLocale())
	return <text direction={direction} textAnchor={anchors[direction][edge]} {...text} />
}
