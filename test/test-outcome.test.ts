import { expect, test } from 'vitest'
import { outcomeOf, summaryLine } from './test-outcome.ts'

type State = 'pending' | 'passed' | 'failed' | 'skipped'

const file = (states: readonly State[], errors: readonly unknown[] = []) => ({
	children: { allTests: () => states.map((state) => ({ result: () => ({ state }) })) },
	errors: () => errors,
})

const line = (files: ReturnType<typeof file>[], chosenFiles = files.length, errorsOutsideTests = 0) =>
	summaryLine(outcomeOf({ files, chosenFiles, errorsOutsideTests }))

test.each([
	['tests that pass', line([file(['passed', 'passed'])]), '2 passed, 0 failed'],
	[
		'tests that a name filter excludes are not failures',
		line([file(['failed', 'skipped', 'skipped'])]),
		'0 passed, 1 failed, 2 skipped',
	],
	['a test that never ran', line([file(['passed', 'pending'])]), '1 passed, 1 failed'],
	['a file that cannot be loaded', line([file([], [new Error('syntax')])]), '0 passed, 1 failed'],
	['a file that was not reached', line([file(['passed'])], 2), '1 passed, 1 failed'],
	['an error outside any test', line([file(['passed'])], 1, 1), '1 passed, 1 failed'],
])('%s', (_name, outcome, expected) => {
	expect(outcome).toBe(expected)
})
