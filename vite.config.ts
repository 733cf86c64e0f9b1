import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build, defineConfig, type Plugin } from 'vite'
import { react, reactAsModules } from './src/main/pages/react-as-modules.ts'
import type { Route } from './src/web/router/route-table.ts'

/** What stands around every page and starts it, and the icons that several screens have. */
const shell = [
	/[\\/]src[\\/]web[\\/](entry\.client|root|pages[\\/](error-layout|failure-screen))\.tsx/,
	/[\\/]src[\\/]web[\\/](layout[\\/]|router[\\/]|api-client\.ts|local-storage\.ts|packed\.ts|news[\\/]price-change\.tsx)/,
	/[\\/]src[\\/]web[\\/]ui[\\/](after-frame|dialog|drawn-icon|icons|menu|message-bar|use-live)\./,
	/[\\/]src[\\/]web[\\/](account[\\/](login-flag|use-logout|user-info)|offline[\\/](offline-line|install-hint|use-line|use-worker|worker-registration))\./,
	/[\\/]src[\\/](text[\\/](format|sentence|feed-title|isolated)|web[\\/]words[\\/]text-registry)\./,
	/[\\/]src[\\/](contract[\\/](follow-address|route-names|share-image)|domain[\\/](brand|locale|title-direction))\./,
]

/** The words of one language, with what registers them. */
const wordsOf = (locale: string) =>
	new RegExp(
		`[\\\\/]src[\\\\/](text[\\\\/](offline-)?${locale}\\.ts|web[\\\\/]words[\\\\/]${locale}-layout\\.ts)`,
	)

/** The service worker is one script by a name that never changes, and holds the name of the build that it belongs to. */
const serviceWorker: Plugin = {
	name: 'service-worker',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	async generateBundle(_options, bundle) {
		const names = Object.keys(bundle).sort().join()
		const buildName = createHash('sha256').update(names).digest('hex').slice(0, 12)
		const made = await build({
			configFile: false,
			logLevel: 'error',
			publicDir: false,
			define: { buildName: JSON.stringify(buildName) },
			build: {
				write: false,
				rolldownOptions: { input: 'src/web/offline/service-worker.ts', output: { format: 'iife' } },
			},
		})
		if (!('output' in made)) throw new Error('the service worker was not built')
		this.emitFile({ type: 'asset', fileName: 'sw.js', source: made.output[0].code })
	},
}

/** In the browser screens are led by a router of our own; see docs/decisions/0040. */
const smallRouter: Plugin = {
	name: 'small-router',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'client',
	resolveId: {
		filter: { id: /^react-router$/ },
		handler: () => fileURLToPath(new URL('src/web/router/react-router.ts', import.meta.url)),
	},
}

/** The table of routes as the router of the browser reads it: the rest is the server's. */
const shortTable: Plugin = {
	name: 'short-table',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'ssr',
	async writeBundle({ dir = '' }) {
		const client = join(dir, '..', 'client')
		for await (const file of glob('assets/manifest-*.js', { cwd: client })) {
			const path = join(client, file)
			const [name = '', table = ''] = (await readFile(path, 'utf8')).split(/=(.*);/s)
			const { routes } = JSON.parse(table) as { routes: Record<string, Route> }
			const short = Object.values(routes).map(({ id, parentId, path, index, module, ...loads }) => {
				const hasLoader = loads.hasLoader || undefined
				const hasClientLoader = loads.hasClientLoader || undefined
				return [id, { id, parentId, path, index, module, hasLoader, hasClientLoader }] as const
			})
			const shortened = { routes: Object.fromEntries(short) }
			await writeFile(path, `${name}=${JSON.stringify(shortened)};`)
		}
	},
}

/** What is for the server alone never gets into what a browser downloads. */
const serverAlone: Plugin = {
	name: 'server-alone',
	applyToEnvironment: ({ name }) => name === 'client',
	load: {
		filter: { id: /\.server\.ts$/ },
		handler: (id) => {
			throw new Error(`${id} is for the server, and a page asks for it in the browser`)
		},
	},
}

/**
 * Parts of React Router's plugin that a build has no use for: hot reload, and what looks at every import of every module
 * for what `serverAlone` sees by name. They took a quarter of its time.
 */
const onlyInDevelopment = /dot-server|dot-client|hmr|react-refresh/
const router = reactRouter().map(
	(plugin): Plugin => (onlyInDevelopment.test(plugin.name) ? { ...plugin, apply: 'serve' } : plugin),
)

export default defineConfig({
	plugins: [smallRouter, reactAsModules, shortTable, serverAlone, tailwindcss(), router, serviceWorker],
	// Known before the first visit of `npm run dev`: a package found during it makes every module loaded so far stale.
	optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!**/*.test.*'] },
	build: {
		// A picture or font inlined as data: would break caching, and fonts the policy.
		assetsInlineLimit: 0,
		// A module that failed as a preload could not be loaded again; see src/web/load-module.ts.
		modulePreload: false,
	},
	environments: {
		// A hundred small files that a start would look for one by one.
		ssr: { resolve: { noExternal: ['libphonenumber-js'] } },
		client: {
			build: {
				rolldownOptions: {
					output: {
						// Left to itself the bundler makes two dozen files for the home page, each with a kilobyte of headers.
						codeSplitting: {
							groups: [
								{ name: 'react', test: react, priority: 2 },
								{ name: 'shell', test: (id) => shell.some((part) => part.test(id)), priority: 1 },
								...['en', 'fa'].map((locale) => ({ name: locale, test: wordsOf(locale) })),
							],
						},
					},
				},
			},
		},
	},
})
