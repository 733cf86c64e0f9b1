/** The numbers of tests by outcome. */
export type Outcome = { passed: number; failed: number; skipped: number }

type TestResult = { state: 'pending' | 'passed' | 'failed' | 'skipped' }

/** The part of vitest's result that is counted. */
type TestFile = {
	children: { allTests: () => Iterable<{ result: () => TestResult }> }
	errors: () => readonly unknown[]
}

type Run = { files: readonly TestFile[]; chosenFiles: number; errorsOutsideTests: number }

/**
 * Counts a run. A test that a name filter excludes is skipped; a test that should have run and did not has failed,
 * and so has a file that could not be loaded or was not reached.
 */
export function outcomeOf({ files, chosenFiles, errorsOutsideTests }: Run): Outcome {
	const counted = files.map((file): Outcome => {
		const states = [...file.children.allTests()].map((test) => test.result().state)
		const count = (state: TestResult['state']) => states.filter((one) => one === state).length
		const failed = count('failed') + count('pending')
		const couldNotLoad = failed === 0 && file.errors().length > 0
		return { passed: count('passed'), failed: couldNotLoad ? 1 : failed, skipped: count('skipped') }
	})
	const notReached = chosenFiles - files.length
	return sumOutcomes([...counted, { passed: 0, failed: notReached + errorsOutsideTests, skipped: 0 }])
}

export const sumOutcomes = (outcomes: readonly Outcome[]): Outcome =>
	outcomes.reduce(
		(sum, { passed, failed, skipped }) => ({
			passed: sum.passed + passed,
			failed: sum.failed + failed,
			skipped: sum.skipped + skipped,
		}),
		{ passed: 0, failed: 0, skipped: 0 },
	)

export const summaryLine = ({ passed, failed, skipped }: Outcome): string =>
	`${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`
