import { createHash } from 'node:crypto'
import { reactRouter } from '@react-router/dev/vite'
import { build, defineConfig, type Plugin } from 'vite'

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

/** React and its router change less often than our own code, so a reader's browser keeps them across our builds. */
const vendor = { name: 'vendor', test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ }

/** What many screens share is one file: each small one would cost half a kilobyte of headers. */
const shared = { name: 'shared', test: /[\\/]src[\\/](web|domain|contract)[\\/]/, minShareCount: 6 }

export default defineConfig({
	plugins: [reactRouter(), serviceWorker],
	// Known before the first visit of `npm run dev`: a package found during it makes every module loaded so far stale.
	optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!**/*.test.*'] },
	build: {
		// One style sheet for all screens: cached for ever, and no screen or dialog waits for another.
		cssCodeSplit: false,
		// A picture or font inlined as data: would break caching, and fonts the policy.
		assetsInlineLimit: 0,
		// A module that failed as a preload could not be loaded again; see src/web/load-module.ts.
		modulePreload: false,
	},
	environments: {
		// A hundred small files that a start would look for one by one.
		ssr: { resolve: { noExternal: ['libphonenumber-js'] }, build: { cssCodeSplit: true } },
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [vendor, shared] } } } } },
	},
})
