import './load-env-file.ts'
import { listenForStop } from './stop-signals.ts'

// `npm run dev`: pages from their sources with hot reload; `node --watch` restarts the server when its own sources
// change.

/** A page in development is a hundred requests, one for each of its modules. */
const limitScale = 1_000

process.env.NODE_ENV = 'development'
process.env.LOG_LEVEL ||= 'warn'
const stopRequest = listenForStop()
const [{ developmentPages }, { runProduct }] = await Promise.all([
	import('#main/pages/development-pages.ts'),
	import('./run-product.ts'),
])
await runProduct(developmentPages(), {
	stopRequest,
	adjust: (config) => ({ ...config, rateLimitScale: config.rateLimitScale * limitScale }),
})
