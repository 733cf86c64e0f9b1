import { runAsProduct } from './production.ts'
import { listenForStop } from './stop-signals.ts'

runAsProduct()
const stopRequest = listenForStop()
const [{ builtPages }, { runProduct }] = await Promise.all([
	import('./pages/page-source.ts'),
	import('./run-product.ts'),
])
await runProduct(builtPages, { stopRequest })
