import { builtPages } from './page-source.ts'
import { runProduct } from './run-product.ts'

await runProduct(builtPages)
