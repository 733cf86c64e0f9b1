import type { ComponentProps } from 'react'

/** Without bullets one screen reader takes a list for none, unless its role says so. */
export function PlainList(props: ComponentProps<'ol'>) {
	// biome-ignore lint/a11y/noRedundantRoles: see above.
	return <ol role="list" {...props} />
}
