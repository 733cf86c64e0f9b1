/** What an address of a database says. */
type DatabaseAddress = {
	/** As `pg` takes it: without the parameters that we read ourselves. */
	address: string
	host: string
	database: string
	options: string | null
}

/** Reads the address of one server; undefined where it is none, or names several servers. */
export function readAddress(text: string): DatabaseAddress | undefined {
	const url = URL.canParse(text) ? new URL(text) : undefined
	const database = url && decode(url.pathname.slice(1))
	if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !database || url.host.includes(',')) return undefined
	const options = url.searchParams.get('options')
	// In `pg` the address overrides everything beside it; the search path must not be lost that way.
	url.searchParams.delete('options')
	const port = url.port && url.port !== '5432' ? `:${url.port}` : ''
	const host = (url.searchParams.get('host') ?? url.hostname) + port
	return { address: url.href, host, database, options }
}

function decode(text: string): string | undefined {
	try {
		return decodeURIComponent(text)
	} catch {
		return undefined
	}
}
