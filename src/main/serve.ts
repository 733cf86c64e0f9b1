import { hearStopSignals } from './stop-signals.ts'

// `npm start` is the product, whatever the shell says: anything but "production" would make React and others load
// builds that are three times as slow. They choose while they are loaded, so everything else is loaded after this.
process.env.NODE_ENV = 'production'
const wish = hearStopSignals()
const [{ builtPages }, { runProduct }] = await Promise.all([
	import('./page-source.ts'),
	import('./run-product.ts'),
])
await runProduct(builtPages, { wish })
