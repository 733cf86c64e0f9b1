/** An address to resolve against, or '' when there is none that could serve. */
export function baseAddress(stated: string | null | undefined, outer: string): string {
	const wanted = stated?.trim()
	if (!wanted) return outer
	const url = URL.parse(wanted, outer || undefined)
	return url !== null && isWeb(url) ? url.href : outer
}

const isWeb = (url: URL): boolean => url.protocol === 'https:' || url.protocol === 'http:'

// Plugins escape addresses once too often; no server has a parameter called «amp;page».
const escapedAmpersand = /&(?:amp|#0*38|#x0*26);/gi

/**
 * The absolute http(s) address of a link, or null where it leads nowhere a reader may be sent: another scheme
 * (javascript:, data:, …), a name and password before the host, or nothing at all. «//host/path» takes the scheme of
 * the base; whether that host is one of the source's is asked of every link alike, when it is normalised.
 */
export function absoluteLink(href: string | null | undefined, base: string): string | null {
	const wanted = href?.trim().replace(escapedAmpersand, '&')
	if (!wanted) return null
	const url = URL.parse(wanted, base || undefined)
	if (url === null || !isWeb(url) || url.hostname === '') return null
	return url.username === '' && url.password === '' ? url.href : null
}

export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/i.test(text)
