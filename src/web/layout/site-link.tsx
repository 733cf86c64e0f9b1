import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link to a page of ours. The browser has the complete route table, so links need no discovery. */
export const SiteLink = (props: ComponentProps<typeof Link>) => <Link {...props} discover="none" />
