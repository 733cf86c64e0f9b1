import type { ServerBuild } from 'react-router'

type OneRoute = {
	screen?: () => unknown
	loader: () => unknown
	/** Renders the page; by default an empty response. */
	handleRequest?: unknown
}

/** A server build of React Router with a single route. */
export function oneRouteBuild({
	screen = () => null,
	loader,
	handleRequest = () => new Response(),
}: OneRoute): ServerBuild {
	const root = { id: 'root', path: '', module: { default: screen, loader } }
	return {
		entry: { module: { default: handleRequest, handleError: () => undefined } },
		routes: { root },
		assets: { entry: { module: '/entry.js', imports: [] }, routes: { root }, url: '/routes.js', version: '' },
		publicPath: '/',
		assetsBuildDirectory: '',
		future: {},
		ssr: true,
		isSpaMode: false,
		prerender: [],
		routeDiscovery: { mode: 'initial' },
	} as unknown as ServerBuild
}
