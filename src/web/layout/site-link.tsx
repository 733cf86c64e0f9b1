import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
	/** From the root of the site. */
	to: string
	replace?: boolean
	preventScrollReset?: boolean
}

/**
 * A link to a page of ours. The router's own first looks for where an address leads from here, which for a hundred links
 * was a tenth of making a page; an address from the root leads where it says.
 */
export function SiteLink(props: Props) {
	if (!import.meta.env.SSR) return <Link {...props} discover="none" />
	const { to, replace: _replace, preventScrollReset: _preventScrollReset, ...rest } = props
	return <a {...rest} href={to} />
}
