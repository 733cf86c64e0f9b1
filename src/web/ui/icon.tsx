import './icon.css'

/** As the style sheet has them, see icon.css. */
type IconName =
	| 'back'
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

/** Has no name of its own: what it stands in has one. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
	<i className={className === undefined ? `sign-${name}` : `sign-${name} ${className}`} />
)
