import type { ComponentProps } from 'react'

type Props = ComponentProps<'button'> & {
	/** What it is called; its title, where that is not shorter. */
	name: string
}

/** A button that is only an icon. */
export const IconButton = ({ name, title = name, className = '', ...button }: Props) => (
	<button type="button" className={`icon-button ${className}`} aria-label={name} title={title} {...button} />
)
