import './icon.css'

/** The icons of the style sheet, see icon.css. */
type IconName =
	| 'back'
	| 'briefing'
	| 'clock'
	| 'down'
	| 'filter'
	| 'front'
	| 'globe'
	| 'help'
	| 'keyboard'
	| 'languages'
	| 'moon'
	| 'next'
	| 'pause'
	| 'person'
	| 'play'
	| 'previous'
	| 'search'
	| 'settings'
	| 'sort'
	| 'star'
	| 'star-full'
	| 'sun'

/** It has no accessible name: its parent has one. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
	<i className={className === undefined ? `icon icon-${name}` : `icon icon-${name} ${className}`} />
)
