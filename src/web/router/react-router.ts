// biome-ignore-all lint/performance/noBarrelFile: the one name, “react-router”, by which screens ask for any of these.

export { Link } from './link.tsx'
export { Outlet } from './outlet.tsx'
export { data } from './route-data.ts'
export {
	isRouteErrorResponse,
	useLocation,
	useMatches,
	useNavigate,
	useNavigation,
	useNavigationType,
	useParams,
	useRevalidator,
	useRouteError,
	useRouteLoaderData,
	useSearchParams,
} from './router-hooks.ts'
export { ScrollRestoration } from './scroll-restoration.ts'

/** Stood in the server's page and has done its work. */
export const Scripts = (): null => null

/** The build wraps every screen in these; ours gives a screen its properties by itself. */
const unchanged = <Screen>(screen: Screen): Screen => screen

export { unchanged as UNSAFE_withComponentProps, unchanged as UNSAFE_withErrorBoundaryProps }

/** Asked for by what the server alone does, in files that the browser has too. */
const onServerOnly = (): undefined => undefined

export { onServerOnly as createContext, onServerOnly as redirect }
