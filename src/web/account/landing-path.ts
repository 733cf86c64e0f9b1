/** A base that no real address has: whatever still stands on it afterwards is a path of ours. */
const here = 'https://here.invalid'

/** Screens that a signed-in visitor is sent away from again; a link that confirms a new address needs one. */
const onlyForStrangers = /^\/(user(?!\/activation\/)|auth)\//

/**
 * Where to go after logging in: the path whose guard sent the visitor, or the root. Only a path of this site counts;
 * anything that a browser would read as another site's address does not.
 */
export function landingPath(wanted: string | null | undefined): string {
	if (!wanted?.startsWith('/') || !URL.canParse(wanted, here)) return '/'
	const { origin, pathname, search, hash } = new URL(wanted, here)
	// “//evil.example” and “/\evil.example” change the host; “/.//evil.example” only does so the second time it is read.
	if (origin !== here || pathname.startsWith('//') || onlyForStrangers.test(pathname)) return '/'
	return pathname + search + hash
}
