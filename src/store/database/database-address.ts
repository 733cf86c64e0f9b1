/** One host of a DATABASE_URL. */
type DatabaseAddress = {
	/** As `pg` takes it: without the parameters that we read ourselves. */
	address: string
	host: string
	database: string
	options: string | null
	/** What kind of server is wanted (`target_session_attrs`), where the address says it. */
	wanted: string | undefined
}

/** The servers that a DATABASE_URL names, in order; undefined where it is none. */
export function readAddresses(databaseUrl: string): DatabaseAddress[] | undefined {
	const read = splitHosts(databaseUrl).map(readAddress)
	const known = read.filter((address) => address !== undefined)
	return known.length === read.length ? known : undefined
}

/** An address as libpq knows it, with several hosts, becomes an address for each of them. */
function splitHosts(address: string): string[] {
	const [, before = '', hosts = '', after = ''] =
		/^([a-z]+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s.exec(address) ?? []
	return hosts.includes(',') ? hosts.split(',').map((host) => before + host + after) : [address]
}

function readAddress(text: string): DatabaseAddress | undefined {
	const url = URL.canParse(text) ? new URL(text) : undefined
	const database = url && decode(url.pathname.slice(1))
	if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !database) return undefined
	const options = url.searchParams.get('options')
	const wanted = url.searchParams.get('target_session_attrs') ?? undefined
	// In `pg` the address overrides everything beside it; the search path must not be lost that way.
	url.searchParams.delete('options')
	url.searchParams.delete('target_session_attrs')
	const port = url.port && url.port !== '5432' ? `:${url.port}` : ''
	const host = (url.searchParams.get('host') ?? url.hostname) + port
	return { address: url.href, host, database, options, wanted }
}

function decode(text: string): string | undefined {
	try {
		return decodeURIComponent(text)
	} catch {
		return undefined
	}
}
