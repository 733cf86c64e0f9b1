const longestLink = 2_048
const ownSite = 'https://own-site.invalid'

/**
 * Where a click leads: an address on the web, or a path of this site for an ad of our own. Answers it in the form that
 * goes into a header, or undefined for what must not stand there.
 */
export function cleanAdLink(text: string): string | undefined {
	// Parsers skip white space and control characters inside an address, so nothing that holds any is looked at further.
	// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
	if (text.length > longestLink || /[\s\u0000-\u001f\u007f\\]/.test(text)) return undefined
	if (text.startsWith('/')) {
		const url = URL.parse(text, ownSite)
		// `//other.example` is a path to the eye and a foreign host to a browser.
		return url?.origin === ownSite ? url.href.slice(ownSite.length) : undefined
	}
	const url = URL.parse(text)
	if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
	if (url.username !== '' || url.password !== '') return undefined
	return url.href
}
