/** An answer that a loader has thrown: its status is what a page goes by. */
export class RouteErrorResponse {
	readonly status: number
	readonly statusText: string
	readonly data: unknown
	constructor(status: number, statusText: string, data: unknown) {
		this.status = status
		this.statusText = statusText
		this.data = data
	}
}

/** What a loader throws to say that there is nothing here. */
export const data = (value: unknown, { status }: { status: number }): RouteErrorResponse =>
	new RouteErrorResponse(status, '', value)

/** Where a loader leads on to. */
export class Redirect {
	readonly to: string
	constructor(to: string) {
		this.to = to
	}
}

/** What stands for values that JSON has no word for. */
const special = new Map<number, unknown>([
	[-2, Number.NaN],
	[-3, Number.NEGATIVE_INFINITY],
	[-4, -0],
	[-5, null],
	[-6, Number.POSITIVE_INFINITY],
])

/**
 * Reads what the server's router writes, in a page and for a `.data` address: one JSON list of all values, in which lists and
 * records name their parts by place. Only what our loaders answer is understood: plain data, and what they throw.
 */
export function decodeData(text: string): unknown {
	const values: unknown = JSON.parse(text.split('\n', 1)[0] ?? '')
	if (!Array.isArray(values)) return special.get(values as number)
	const read = new Map<number, unknown>()
	const at = (place: number | [number]): unknown => {
		const index = typeof place === 'number' ? place : place[0]
		if (index < 0) return special.get(index)
		if (!read.has(index)) fill(index, values[index])
		return read.get(index)
	}
	const fill = (index: number, value: unknown): void => {
		if (typeof value !== 'object' || value === null) {
			read.set(index, value)
		} else if (!Array.isArray(value)) {
			const record: Record<string, unknown> = {}
			read.set(index, record)
			for (const [key, place] of Object.entries(value)) record[String(at(Number(key.slice(1))))] = at(place)
		} else if (typeof value[0] === 'string') {
			read.set(index, thrown(value[0], value.slice(1).map(at)))
		} else {
			const list: unknown[] = []
			read.set(index, list)
			for (const place of value) list.push(at(place))
		}
	}
	return at(0)
}

function thrown(kind: string, parts: readonly unknown[]): unknown {
	if (kind === 'ErrorResponse') return new RouteErrorResponse(Number(parts[1]), String(parts[2]), parts[0])
	if (kind === 'SingleFetchRedirect') return new Redirect((parts[0] as { redirect: string }).redirect)
	if (kind === 'SanitizedError') return new Error(String(parts[1]))
	if (kind === 'SingleFetchClassInstance') return parts[0]
	throw new SyntaxError(`the server wrote a ${kind}`)
}

export type Answers = Readonly<Record<string, { data: unknown } | { error: unknown }>>

/** Asks the server for the data of these routes at an address. */
export async function fetchData(
	url: URL,
	routes: readonly string[],
	signal: AbortSignal,
): Promise<Answers | Redirect> {
	const asked = new URL(url)
	asked.pathname += asked.pathname.endsWith('/') ? '_.data' : '.data'
	asked.searchParams.set('_routes', routes.join())
	const response = await fetch(asked, { signal })
	const text = await response.text()
	// Somebody before the pages answered, with words of their own.
	if (response.status >= 400 && !response.headers.has('X-Remix-Response')) {
		throw new RouteErrorResponse(response.status, response.statusText, text)
	}
	const redirect = response.headers.get('X-Remix-Redirect')
	return redirect === null ? (decodeData(text) as Answers | Redirect) : new Redirect(redirect)
}
