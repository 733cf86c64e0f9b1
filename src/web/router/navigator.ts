import { type Answers, fetchData, Redirect } from './route-data.ts'
import type { Match, Route, RouteModule } from './route-table.ts'

export type Location = { pathname: string; search: string; hash: string; state: unknown; key: string }
type Action = 'POP' | 'PUSH' | 'REPLACE'
type To = string | { pathname?: string; search?: string; hash?: string }
export type How = {
	replace?: boolean
	state?: unknown
	preventScrollReset?: boolean
	/** What a route's data does where the route does not say; true for what the address changes. */
	defaultShouldRevalidate?: boolean
}

/** Everything that is on the screen. */
export type Shown = {
	location: Location
	action: Action
	matches: readonly Match[]
	loaderData: Readonly<Record<string, unknown>>
	/** The errors of routes by the route whose boundary shows them. */
	errors: Readonly<Record<string, unknown>>
	/** Where the visitor is going, while it is on its way. */
	next: Location | undefined
	preventScrollReset: boolean
}

type Surroundings = {
	matchRoutes: (pathname: string) => readonly Match[]
	modules: Record<string, RouteModule | undefined>
	loaderData: Shown['loaderData']
	errors: Readonly<Record<string, unknown>>
}

export const pathOfLocation = ({ pathname, search, hash }: Omit<Location, 'state' | 'key'>): string =>
	pathname + search + hash

/** A history entry, in the words that the server's page uses to find the place of a reload. */
type Entry = { key?: string; usr?: unknown } | null

const newKey = () => Math.random().toString(36).slice(2, 10)

/** An entry that is none of ours, of the browser or of a plain link, gets a key to be found again by. */
const here = (): Location => {
	const entry = window.history.state as Entry
	const { pathname, search, hash } = window.location
	const location = { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? newKey() }
	if (location.key !== entry?.key) writeEntry(location, 'REPLACE')
	return location
}

export function locationOf(to: To, from: Location, state: unknown = null): Location {
	const parts = typeof to === 'string' ? new URL(to, `${window.location.origin}${pathOfLocation(from)}`) : to
	const { pathname = from.pathname, search = '', hash = '' } = parts
	return { pathname, search, hash, state, key: newKey() }
}

const urlOf = (location: Location) => new URL(pathOfLocation(location), window.location.origin)

/** To a place on the page that is shown: nothing is to be loaded. The address alone, once more, is asked for anew. */
const isWithinPage = (from: Location, to: Location): boolean =>
	from.pathname === to.pathname && from.search === to.search && to.hash !== ''

export type Navigator = ReturnType<typeof createNavigator>

/** Leads from screen to screen: finds their routes, loads what they need, and then shows it all at once. */
export function createNavigator({ matchRoutes, modules, loaderData, errors }: Surroundings) {
	const matches = matchRoutes(window.location.pathname)
	let shown: Shown = {
		location: here(),
		action: 'POP',
		matches,
		loaderData,
		errors: withBoundaries(errors, matches),
		next: undefined,
		preventScrollReset: true,
	}
	let underWay: AbortController | undefined
	let revalidation: Promise<void> | undefined
	const listeners = new Set<(now: Shown) => void>()
	const leaving = new Set<(from: Location) => void>()

	const show = (change: Partial<Shown>): void => {
		shown = { ...shown, ...change }
		for (const listener of listeners) listener(shown)
	}

	/** The nearest route around it that has something to show instead. */
	function withBoundaries(thrown: Readonly<Record<string, unknown>>, of: readonly Match[]) {
		const boundaryOf = (id: string) => {
			const around = of.slice(0, of.findIndex((match) => match.id === id) + 1)
			return around.findLast((match) => modules[match.id]?.ErrorBoundary)?.id ?? 'root'
		}
		return Object.fromEntries(Object.entries(thrown).map(([id, error]) => [boundaryOf(id), error]))
	}

	async function moduleOf(route: Route, location: Location, signal: AbortSignal): Promise<RouteModule> {
		const known = modules[route.id]
		if (known !== undefined) return known
		try {
			const parts = [route.module, route.clientLoaderModule].filter((path) => path !== undefined)
			const loaded = await Promise.all(parts.map((path) => import(/* @vite-ignore */ path)))
			const module: RouteModule = Object.assign({}, ...loaded)
			modules[route.id] = module
			return module
		} catch {
			// Whoever has gone elsewhere meanwhile is not called back.
			if (signal.aborted) return {}
			// The build that this page belongs to is gone: the server shows the address with the one that is there.
			leaveFor(location)
			return new Promise(() => undefined)
		}
	}

	const isWanted = (match: Match, to: Location, again: boolean, how: How): boolean => {
		if (!match.route.hasLoader && !match.route.hasClientLoader) return false
		const before = shown.matches.find(({ id }) => id === match.id)
		if (before === undefined || !(match.id in shown.loaderData)) return true
		const [currentUrl, nextUrl] = [urlOf(shown.location), urlOf(to)]
		const changes =
			again ||
			currentUrl.search !== nextUrl.search ||
			currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search ||
			before.pathname !== match.pathname
		const defaultShouldRevalidate = how.defaultShouldRevalidate ?? changes
		const ask = modules[match.id]?.shouldRevalidate
		const { params: currentParams } = before
		const { params: nextParams } = match
		const given = { currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate }
		return ask === undefined ? defaultShouldRevalidate : ask(given)
	}

	/** What the wanted routes load, each as data or as what it threw. */
	async function load(wanted: readonly Match[], to: Location, signal: AbortSignal): Promise<Answers> {
		const url = urlOf(to)
		const fromServer = async (ids: readonly string[]): Promise<Answers> => {
			const answers = await fetchData(url, ids, signal)
			if (answers instanceof Redirect) throw answers
			return answers
		}
		const plain = wanted.filter(({ route }) => !route.hasClientLoader)
		const ids = plain.map(({ id }) => id)
		const own = wanted.filter(({ route }) => route.hasClientLoader)
		const together = ids.length === 0 ? {} : fromServer(ids).catch((error) => failAll(ids, error))
		const single = own.map(async ({ id, params, route }) => {
			const { clientLoader } = await moduleOf(route, to, signal)
			const serverLoader = async () => dataOf((await fromServer([id]))[id])
			const request = new Request(url, { signal })
			try {
				return [id, { data: await clientLoader?.({ request, url, params, serverLoader }) }] as const
			} catch (error) {
				return [id, { error }] as const
			}
		})
		return { ...(await together), ...Object.fromEntries(await Promise.all(single)) }
	}

	async function go(to: Location, action: Action, how: How, again = false): Promise<void> {
		underWay?.abort()
		revalidation = undefined
		const control = new AbortController()
		underWay = control
		for (const leave of leaving) leave(shown.location)
		const arrive = (change: Partial<Shown>) => {
			underWay = undefined
			if (!again && !writeEntry(to, action)) return leaveFor(to)
			const { preventScrollReset = false } = how
			show({ location: to, action, next: undefined, preventScrollReset, ...change })
		}
		if (!again && isWithinPage(shown.location, to)) return arrive({})
		const matches = matchRoutes(to.pathname)
		const wanted = matches.filter((match) => isWanted(match, to, again, how))
		const unknown = matches.filter(({ id }) => modules[id] === undefined)
		if (wanted.length > 0 || unknown.length > 0) show({ next: again ? undefined : to })
		const [answers] = await Promise.all([
			load(wanted, to, control.signal),
			...unknown.map(({ route }) => moduleOf(route, to, control.signal)),
		])
		if (control.signal.aborted) return
		const failures = Object.entries(answers).flatMap(([id, answer]) =>
			'error' in answer ? [[id, answer.error] as const] : [],
		)
		const onward = failures.map(([, error]) => error).find((error) => error instanceof Redirect)
		if (onward !== undefined) return follow(onward, to, action)
		arrive({
			matches,
			loaderData: Object.fromEntries(
				matches.flatMap(({ id }) => {
					const answer = answers[id]
					if (answer !== undefined) return 'data' in answer ? [[id, answer.data]] : []
					return id in shown.loaderData ? [[id, shown.loaderData[id]]] : []
				}),
			),
			errors: withBoundaries(Object.fromEntries(failures), matches),
		})
	}

	function follow({ to }: Redirect, from: Location, action: Action): Promise<void> {
		const url = new URL(to, window.location.origin)
		if (url.origin === window.location.origin) {
			return go(
				locationOf(url.pathname + url.search + url.hash, from),
				action === 'PUSH' ? 'PUSH' : 'REPLACE',
				{},
			)
		}
		window.location.assign(url)
		return new Promise(() => undefined)
	}

	window.addEventListener('popstate', () => {
		// To where a plain link leads on the page, the browser scrolls by itself.
		const isPlain = (window.history.state as Entry)?.key === undefined
		void go(here(), 'POP', { preventScrollReset: isPlain })
	})

	return {
		shown: () => shown,
		modules,
		listen: (listener: (now: Shown) => void) => {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		/** Called before another place is gone to. */
		onLeave: (leave: (from: Location) => void) => {
			leaving.add(leave)
			return () => void leaving.delete(leave)
		},
		navigate: (to: To | number, how: How = {}): Promise<void> => {
			if (typeof to === 'number') {
				window.history.go(to)
				return Promise.resolve()
			}
			return go(locationOf(to, shown.location, how.state), how.replace ? 'REPLACE' : 'PUSH', how)
		},
		/** Loads what is shown once more, unless another screen or the same one is on its way. */
		revalidate: (): Promise<void> => {
			if (shown.next !== undefined) return Promise.resolve()
			if (revalidation !== undefined) return revalidation
			const asked = go(shown.location, shown.action, { preventScrollReset: true }, true).finally(() => {
				if (revalidation === asked) revalidation = undefined
			})
			revalidation = asked
			return asked
		},
	}
}

/** False where the browser refuses: some allow so many in half a minute, and none what it cannot copy. */
function writeEntry(location: Location, action: Action): boolean {
	if (action === 'POP') return true
	const entry: Entry = { key: location.key, usr: location.state }
	const write = action === 'PUSH' ? 'pushState' : 'replaceState'
	try {
		window.history[write](entry, '', pathOfLocation(location))
		return true
	} catch {
		return false
	}
}

/** Lets the server show it. To assign an address with a fragment to itself would load nothing. */
function leaveFor(location: Location): void {
	const { href } = urlOf(location)
	if (href === window.location.href) window.location.reload()
	else window.location.assign(href)
}

const failAll = (ids: readonly string[], error: unknown): Answers =>
	Object.fromEntries(ids.map((id) => [id, { error }]))

function dataOf(answer: Answers[string] | undefined): unknown {
	if (answer === undefined) throw new Error('the server left a route out')
	if ('error' in answer) throw answer.error
	return answer.data
}
