import { resolve } from 'node:path'
import { runZagros } from '#main/cli/run-zagros.ts'
import { runAsProduct } from './production.ts'
import { continueAs } from './run-as.ts'
import { listenForStop } from './stop-signals.ts'

/** The exit code of shells for an interrupted program. */
const interruptedCode = 130

// A reader that closes the pipe after the first lines is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

const print = (line: string) => void process.stdout.write(`${line}\n`)
const note = (line: string) => void process.stderr.write(`${line}\n`)

runAsProduct()
// A command reads and writes what the product does, so root gives up the same rights for it.
const user = await continueAs(process.env.RUN_AS || undefined, resolve(process.env.DATA_DIR || './data'))
if (!user.ok) {
	note(`zagros: ${user.failure}`)
	process.exit(1)
}
// A command ends in a moment and closes what it opened, the private database too; one that waits for input gets no
// more.
const { requested } = listenForStop()
requested.addEventListener('abort', () => process.stdin.destroy())
const done = await runZagros(process.argv.slice(2), { print, note }, requested)
const code = requested.aborted ? interruptedCode : done
// Output must be flushed before the process ends; a pipe may be slower than we are.
process.stdout.write('', () => process.exit(code))
