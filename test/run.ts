import { parseCLI, startVitest } from 'vitest/node'

/** Runs every kind of test, then says in one line how many held. Arguments narrow the files, as with vitest. */
const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)])

type Outcome = { passed: number; failed: number; second: string[] }

// One group after the other, each with its own set-up: the product of the journeys does not read news beside the units.
const outcomes: Outcome[] = []
for (const project of options.project ?? ['unit', 'journey']) outcomes.push(await run(String(project)))

const passed = sum(outcomes.map((outcome) => outcome.passed))
const failed = sum(outcomes.map((outcome) => outcome.failed))
for (const name of outcomes.flatMap((outcome) => outcome.second)) {
	process.stdout.write(`held when tried again: ${name}\n`)
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

async function run(project: string): Promise<Outcome> {
	const vitest = await startVitest('test', filter, {
		...options,
		project,
		watch: false,
		passWithNoTests: true,
		reporters: ['default'],
	})
	const modules = vitest.state.getTestModules()
	const tests = modules.map((module) => [...module.children.allTests()])
	const held = tests.map((those) => those.filter((test) => test.result().state === 'passed'))
	// A test that did not run has failed; so has a file that was not reached or read, and an error outside any test.
	const unwell = modules.map((module, index) => {
		const bad = (tests[index]?.length ?? 0) - (held[index]?.length ?? 0)
		return bad > 0 || module.errors().length === 0 ? bad : 1
	})
	const unreached = (await vitest.globTestSpecifications(filter)).length - modules.length
	const failed = sum(unwell) + unreached + vitest.state.getUnhandledErrors().length
	const again = held.flat().filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
	await vitest.close()
	const second = again.map((test) => `${test.module.relativeModuleId} > ${test.fullName}`)
	return { passed: held.flat().length, failed, second }
}

function sum(numbers: number[]): number {
	return numbers.reduce((total, number) => total + number, 0)
}
