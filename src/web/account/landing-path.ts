/** A base that no real URL has: whatever still has it after parsing is a path of ours. */
const here = 'https://here.invalid'

/** Screens that redirect logged-in users; the link that confirms a new address is an exception. */
const onlyForStrangers = /^\/(user(?!\/activation\/)|auth)\//

/**
 * The page after a log-in: the path whose guard redirected the visitor, or the root. Only paths of this site are
 * accepted.
 */
export function landingPath(wanted: string | null | undefined): string {
	if (!wanted?.startsWith('/') || !URL.canParse(wanted, here)) return '/'
	const { origin, pathname, search, hash } = new URL(wanted, here)
	// “//evil.example” and “/\evil.example” change the host; “/.//evil.example” does so when it is parsed a second
	// time.
	if (origin !== here || pathname.startsWith('//') || onlyForStrangers.test(pathname)) return '/'
	return pathname + search + hash
}
