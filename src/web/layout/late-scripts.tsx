import { Children, cloneElement, isValidElement, type LinkHTMLAttributes, type ReactNode } from 'react'
import { Scripts } from 'react-router'

/**
 * React Router's scripts, whose files give way to the style sheet and the fonts: a page is read before it is pressed. Its
 * links have the priority of what the first paint needs, and it has no option for another.
 */
export function LateScripts() {
	const scripts = Scripts({})
	return (
		scripts &&
		Children.map(scripts.props.children, (part: ReactNode) =>
			isValidElement<LinkHTMLAttributes<HTMLLinkElement>>(part) && part.type === 'link'
				? cloneElement(part, { fetchPriority: 'low' })
				: part,
		)
	)
}
