import type { ServerBuild } from 'react-router'

type OneRoute = {
	screen?: () => unknown
	loader: () => unknown
	/** What makes a page of it; by default an empty answer. */
	handleRequest?: unknown
}

/** What a page build hands to the server's router, of one route alone. */
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
