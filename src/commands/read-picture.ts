import type Sharp from 'sharp'

let loading: Promise<typeof Sharp> | undefined

/** The library that draws pictures, loaded with the first one: its code alone takes twenty megabytes. */
export function loadSharp(): Promise<typeof Sharp> {
	loading ??= import('sharp').then(({ default: sharp }) => {
		// It would keep up to fifty megabytes of what it drew last, and nothing here is drawn twice.
		sharp.cache(false)
		return sharp
	})
	return loading
}
