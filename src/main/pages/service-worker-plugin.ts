import { createHash } from 'node:crypto'
import { build, type Plugin } from 'vite'

/** The service worker is one script with a fixed name, and contains the name of its build. */
export const serviceWorker: Plugin = {
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
