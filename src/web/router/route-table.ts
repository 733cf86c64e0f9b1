import type { ComponentType, ReactNode } from 'react'

/** A route as the build writes it down for the browser. */
export type Route = {
	id: string
	parentId?: string
	path?: string
	index?: boolean
	module: string
	clientLoaderModule?: string
	hasLoader?: boolean | undefined
	hasClientLoader?: boolean | undefined
}

export type Params = Readonly<Record<string, string | undefined>>

type LoaderArguments = {
	request: Request
	url: URL
	params: Params
	serverLoader: () => Promise<unknown>
}
type RevalidationArguments = {
	currentUrl: URL
	nextUrl: URL
	currentParams: Params
	nextParams: Params
	defaultShouldRevalidate: boolean
}

/** What the file of a route exports, as far as we have any of it. */
export type RouteModule = {
	default?: ComponentType<{ loaderData: unknown; params: Params; matches: readonly Match[] }>
	Layout?: ComponentType<{ children: ReactNode }>
	ErrorBoundary?: ComponentType
	clientLoader?: (given: LoaderArguments) => unknown
	shouldRevalidate?: (given: RevalidationArguments) => boolean
}

/** One route of those that an address leads to, from the root on; `pathname` is the part of the address up to it. */
export type Match = { id: string; params: Params; pathname: string; route: Route }

type Branch = { routes: readonly Route[]; pattern: RegExp; names: readonly string[]; weight: number }

const segmentsOf = (path: string | undefined): string[] => (path ?? '').split('/').filter(Boolean)

/** What is written out goes before a name, a name before the rest of everything. */
const weightOf = (segment: string): number => (segment === '*' ? -2 : segment.startsWith(':') ? 3 : 10)

function branchOf(route: Route, table: Readonly<Record<string, Route>>): Branch {
	const parent = route.parentId === undefined ? undefined : table[route.parentId]
	const routes = parent === undefined ? [route] : [...branchOf(parent, table).routes, route]
	const segments = routes.flatMap(({ path }) => segmentsOf(path))
	const pattern = segments.map((segment) =>
		segment === '*' ? '(?:/(.*))?' : segment.startsWith(':') ? '/([^/]+)' : `/${segment}`,
	)
	return {
		routes,
		pattern: new RegExp(`^${pattern.join('')}/*$`, 'i'),
		names: segments.filter((segment) => /^[:*]/.test(segment)).map((segment) => segment.replace(/^:/, '')),
		weight: segments.reduce((sum, segment) => sum + 1 + weightOf(segment), route.index ? 2 : 0),
	}
}

/** Finds the routes of an address, as the server's router does. */
export function routeMatcher(table: Readonly<Record<string, Route>>): (pathname: string) => readonly Match[] {
	const branches = Object.values(table)
		.filter(({ path, index }) => path || index)
		.map((route) => branchOf(route, table))
		.sort((one, other) => other.weight - one.weight)
	return (pathname) => {
		for (const { routes, pattern, names } of branches) {
			const found = pattern.exec(pathname)
			if (found === null) continue
			const params = Object.fromEntries(names.map((name, index) => [name, decoded(found[index + 1] ?? '')]))
			return matchesOf(routes, params)
		}
		return []
	}
}

function matchesOf(routes: readonly Route[], params: Params): Match[] {
	let pathname = ''
	return routes.map((route) => {
		for (const segment of segmentsOf(route.path)) {
			pathname += `/${segment === '*' || segment.startsWith(':') ? params[segment.replace(/^:/, '')] : segment}`
		}
		return { id: route.id, params, pathname: pathname || '/', route }
	})
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text)
	} catch {
		return text
	}
}
