import { Component, type ReactNode, useContext, useMemo } from 'react'
import type { Location } from './navigator.ts'
import { DepthContext, ErrorContext, RoutesContext } from './router-contexts.ts'
import { useNavigator, usePlace } from './router-hooks.ts'

/** The screen of the next route of the address, inside that of the route around it. */
export function Outlet() {
	const depth = useContext(DepthContext) + 1
	const { matches } = useContext(RoutesContext)
	return matches[depth] === undefined ? null : (
		<DepthContext value={depth}>
			<RouteView depth={depth} />
		</DepthContext>
	)
}

function RouteView({ depth }: { depth: number }) {
	const { matches, loaderData, errors } = useContext(RoutesContext)
	const { modules } = useNavigator()
	const { location } = usePlace()
	const match = matches[depth]
	const module = match && modules[match.id]
	const Screen = module?.default
	const data = match && loaderData[match.id]
	// A place on the same page, such as a dialog, does not draw its screen anew.
	const screen = useMemo(
		() =>
			Screen === undefined ? (
				<Outlet />
			) : (
				<Screen loaderData={data} params={match?.params ?? {}} matches={matches} />
			),
		[Screen, data, match, matches],
	)
	if (match === undefined || module === undefined) return null
	const { id } = match
	const { ErrorBoundary, Layout } = module
	const inLayout = (inner: ReactNode) => (Layout === undefined ? inner : <Layout>{inner}</Layout>)
	if (ErrorBoundary === undefined) return inLayout(screen)
	const instead = (error: unknown) => <ErrorContext value={error}>{inLayout(<ErrorBoundary />)}</ErrorContext>
	return (
		<CatchErrors location={location} instead={instead}>
			{id in errors ? instead(errors[id]) : inLayout(screen)}
		</CatchErrors>
	)
}

type Props = { location: Location; instead: (error: unknown) => ReactNode; children: ReactNode }
type State = { location: Location; caught?: { error: unknown } }

/** What a screen throws while it is drawn is shown in its place until another place is gone to. */
class CatchErrors extends Component<Props, State> {
	override state: State = { location: this.props.location }

	static getDerivedStateFromError = (error: unknown): Pick<State, 'caught'> => ({ caught: { error } })

	static getDerivedStateFromProps = ({ location }: Props, state: State): State =>
		state.location === location ? state : { location }

	override render() {
		const { caught } = this.state
		return caught === undefined ? this.props.children : this.props.instead(caught.error)
	}
}
