import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { serviceWorker } from './src/main/pages/service-worker-plugin.ts'

/** React and its router change less often than our own code, so browsers cache them across our builds. */
const vendor = { name: 'vendor', test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ }

type Modules = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

/** Our shared modules are one file: each of thirty small ones would cost a request before hydration. */
function importedBy(screen: string, name: string, minShareCount: number) {
	let imported: Set<string> | undefined
	const collect = (modules: Modules) => {
		const found = new Set([fileURLToPath(new URL(screen, import.meta.url))])
		for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next)
		return found
	}
	return {
		name: (id: string, modules: Modules) => {
			imported ??= collect(modules)
			return imported.has(id) ? name : null
		},
		test: /[\\/]src[\\/]/,
		minShareCount,
	}
}

/** Every screen is rendered in the root, and most have parts of the home screen. */
const groups = [
	vendor,
	importedBy('src/web/root.tsx', 'shell', 1),
	importedBy('src/web/news/home-screen.tsx', 'news', 2),
]

export default defineConfig({
	plugins: [reactRouter(), serviceWorker],
	// Listed for `npm run dev`: a package that Vite finds during a visit makes every loaded module stale.
	optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!**/*.test.*'] },
	build: {
		// One style sheet for all screens: cached for ever, and no screen or dialog waits for its own.
		cssCodeSplit: false,
		// A picture or font inlined as data: would break caching, and fonts the policy.
		assetsInlineLimit: 0,
		// A module that failed as a preload could not be loaded again; see src/web/load-module.ts.
		modulePreload: false,
	},
	environments: {
		// Bundled, because a start would resolve a hundred small files one by one.
		ssr: { resolve: { noExternal: ['libphonenumber-js'] }, build: { cssCodeSplit: true } },
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
	},
})
