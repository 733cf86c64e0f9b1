/** As the style sheet has them, see signs.css. */
type SignName =
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
	| 'sun'

/** Has no name of its own: what it stands in has one. */
export const Sign = ({ name, className }: { name: SignName; className?: string }) => (
	<i className={className === undefined ? `sign-${name}` : `sign-${name} ${className}`} />
)
