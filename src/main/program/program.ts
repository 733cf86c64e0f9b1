import { builtPages } from '#main/pages/page-source.ts'
import { type Manner, runProduct } from '#main/run-product.ts'

/** The program as `npm start` runs it; what is bundled of it begins here. */
export const runProgram = (manner: Manner): Promise<void> => runProduct(builtPages, manner)
