import './icon.css'

/** As the style sheet has them, see icon.css. */
type IconName =
	| 'back'
	| 'bell'
	| 'bell-ring'
	| 'comfortable'
	| 'compact'
	| 'down'
	| 'filter'
	| 'globe'
	| 'group'
	| 'help'
	| 'keyboard'
	| 'languages'
	| 'moon'
	| 'next'
	| 'pause'
	| 'play'
	| 'previous'
	| 'search'
	| 'sort'
	| 'star'
	| 'star-full'
	| 'sun'

/** Has no name of its own: what it stands in has one. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
	<i className={className === undefined ? `sign-${name}` : `sign-${name} ${className}`} />
)
