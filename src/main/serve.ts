import { runAsProduct } from './production.ts'
import { findProgram } from './program/find-program.ts'
import { listenForStop } from './stop-signals.ts'

runAsProduct()
const stopRequest = listenForStop()
const { runProgram, bundle } = await findProgram()
await runProgram({ stopRequest, whenReady: bundle })
