import { parseCLI, startVitest } from 'vitest/node'

/** Runs every kind of test, then says in one line how many held. Arguments narrow the files, as with vitest. */
const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)])
const vitest = await startVitest('test', filter, { ...options, watch: false, reporters: ['default'] })
const modules = vitest.state.getTestModules()
const count = (module: (typeof modules)[number], state: 'passed' | 'any'): number =>
	[...module.children.allTests()].filter((test) => state === 'any' || test.result().state === state).length
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

const passed = sum(modules.map((module) => count(module, 'passed')))
// A test that did not run has failed; so has a file that was not reached or read, and an error outside any test.
const unwell = modules.map((module) => {
	const bad = count(module, 'any') - count(module, 'passed')
	return bad > 0 || module.errors().length === 0 ? bad : 1
})
const unreached = (await vitest.globTestSpecifications(filter)).length - modules.length
const failed = sum(unwell) + unreached + vitest.state.getUnhandledErrors().length
await vitest.close()
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
