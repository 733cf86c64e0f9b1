import { useContext, useMemo } from 'react'
import type { How, Location, Navigator, Shown } from './navigator.ts'
import { RouteErrorResponse } from './route-data.ts'
import type { Match, Params } from './route-table.ts'
import {
	ErrorContext,
	NavigatorContext,
	NextContext,
	PlaceContext,
	RoutesContext,
} from './router-contexts.ts'

function inRouter<Value>(value: Value | undefined): Value {
	if (value === undefined) throw new Error('this stands outside the router')
	return value
}

export const useNavigator = (): Navigator => inRouter(useContext(NavigatorContext))
export const usePlace = (): Pick<Shown, 'location' | 'action' | 'preventScrollReset'> =>
	inRouter(useContext(PlaceContext))

export const useNavigate = (): Navigator['navigate'] => useNavigator().navigate
export const useLocation = (): Location => usePlace().location
export const useNavigationType = (): Shown['action'] => usePlace().action
export const useNavigation = (): { location: Location | undefined } => ({ location: useContext(NextContext) })
export const useRevalidator = (): Pick<Navigator, 'revalidate'> => useNavigator()
export const useMatches = (): readonly Match[] => useContext(RoutesContext).matches
export const useParams = (): Params => useMatches().at(-1)?.params ?? {}
export const useRouteLoaderData = (id: string): unknown => useContext(RoutesContext).loaderData[id]
export const useRouteError = (): unknown => useContext(ErrorContext)
export const isRouteErrorResponse = (error: unknown): boolean => error instanceof RouteErrorResponse

export function useSearchParams(): [
	URLSearchParams,
	(next: Record<string, string>, how?: How) => Promise<void>,
] {
	const { search } = useLocation()
	const { navigate } = useNavigator()
	const query = useMemo(() => new URLSearchParams(search), [search])
	return [query, (next, how) => navigate(`?${new URLSearchParams(next)}`, how)]
}
