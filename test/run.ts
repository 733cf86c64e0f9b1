import { join } from 'node:path'
import { parseCLI, startVitest } from 'vitest/node'
import { readyToTest } from './ready-to-test.ts'
import { type Outcome, outcomeOf, summaryLine, sumOutcomes } from './test-outcome.ts'

/**
 * Runs every project of tests, then prints one line with the numbers of passed and failed tests. Arguments choose
 * files and names, as with vitest.
 */
const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)])
const projects = [options.project ?? ['unit', 'journey']].flat().map(String)

const ready = await readyToTest(projects.includes('journey'))
if (!ready.ok) {
	process.stderr.write(`${ready.failure}\n`)
	process.exit(1)
}

// Tests start the product and its commands some hundred times; Node caches compiled code here.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled')

// One project after the other, so that the product of the journeys does not collect news beside the unit tests.
const outcomes: Outcome[] = []
for (const project of projects) outcomes.push(await run(project))

const outcome = sumOutcomes(outcomes)
process.stdout.write(`\n${summaryLine(outcome)}\n`)
process.exit(outcome.failed === 0 && outcome.passed > 0 ? 0 : 1)

async function run(project: string): Promise<Outcome> {
	const vitest = await startVitest('test', filter, {
		...options,
		project,
		watch: false,
		passWithNoTests: true,
		reporters: ['default'],
	})
	const chosen = await vitest.globTestSpecifications(filter)
	const outcome = outcomeOf({
		files: vitest.state.getTestModules(),
		chosenFiles: chosen.length,
		errorsOutsideTests: vitest.state.getUnhandledErrors().length,
	})
	const slowest = vitest.state
		.getTestModules()
		.map((file) => ({ name: file.relativeModuleId, ms: file.diagnostic().duration }))
		.sort((one, other) => other.ms - one.ms)
		.slice(0, 8)
		.map(({ name, ms }) => `${name} ${Math.round(ms / 1000)} s`)
	if (chosen.length > 1) process.stdout.write(`\nWhat took longest: ${slowest.join(', ')}\n`)
	await vitest.close()
	return outcome
}
