import { runAsProduct } from './production.ts'
import { hearStopSignals } from './stop-signals.ts'

runAsProduct()
const wish = hearStopSignals()
const [{ builtPages }, { runProduct }] = await Promise.all([
	import('#main/pages/page-source.ts'),
	import('./run-product.ts'),
])
await runProduct(builtPages, { wish })
