import { startVitest } from 'vitest/node'

/** Runs every kind of test, then says in one line how many held. Arguments narrow the files, as with vitest. */
const vitest = await startVitest('test', process.argv.slice(2), {
	run: true,
	watch: false,
	reporters: ['default'],
})
const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()])
const count = (state: string) => tests.filter((test) => test.result().state === state).length
const passed = count('passed')
// A test that did not run, or an error outside any test, is no success.
const unrun = tests.length - passed - count('failed')
const strayErrors =
	vitest.state.getUnhandledErrors().length +
	vitest.state.getTestModules().filter((module) => module.errors().length > 0).length
const failed = count('failed') + unrun + strayErrors
await vitest.close()
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
