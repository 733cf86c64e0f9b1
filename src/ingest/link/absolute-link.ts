/** The base for relative links, or '' if there is no usable one. */
export function baseAddress(stated: string | null | undefined, outer: string): string {
	const wanted = stated?.trim()
	if (!wanted) return outer
	const url = URL.parse(wanted, outer || undefined)
	return url !== null && isWeb(url) ? url.href : outer
}

const isWeb = (url: URL): boolean => url.protocol === 'https:' || url.protocol === 'http:'

// Some plugins escape addresses twice; no server has a parameter called «amp;page».
const escapedAmpersand = /&(?:amp|#0*38|#x0*26);/gi

/**
 * The absolute http(s) address of a link, or null if a reader must not be sent there: another scheme (javascript:, data:, …),
 * credentials before the host, or an empty link. «//host/path» takes the scheme of the base. Whether the host belongs to the
 * source is checked when the entry is normalised.
 */
export function absoluteLink(href: string | null | undefined, base: string): string | null {
	const wanted = href?.trim().replace(escapedAmpersand, '&')
	if (!wanted) return null
	const url = URL.parse(wanted, base || undefined)
	if (url === null || !isWeb(url) || url.hostname === '') return null
	return url.username === '' && url.password === '' ? url.href : null
}

export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/i.test(text)
