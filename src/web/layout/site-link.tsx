import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link to a page of ours. The browser has the whole route table, so no link has to find out where it leads. */
export const SiteLink = (props: ComponentProps<typeof Link>) => <Link {...props} discover="none" />
