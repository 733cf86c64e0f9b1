import { developmentPages } from './development-pages.ts'
import { runProduct } from './run-product.ts'

// `npm run dev`: pages from their sources with hot reload; `node --watch` starts the server anew when its own change.

/** A page in development is a hundred requests, one for each of its modules. */
const limitScale = 1_000

await runProduct(developmentPages(), {
	logLevel: 'warn',
	adjust: (config) => ({ ...config, rateLimitScale: config.rateLimitScale * limitScale }),
})
