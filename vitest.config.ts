import { defineConfig } from 'vitest/config'

/**
 * Whole processes, clocks and a browser are tried, on machines of any speed: what fails is tried again, twice at
 * most, and `test/run.ts` names at the end whatever needed it. Test files share the modules of their worker: loading them
 * for each file anew was a fifth of a run.
 */
const shared = { testTimeout: 20_000, hookTimeout: 60_000, retry: 2, isolate: false }

export default defineConfig({
	test: {
		// Half of a run is waiting for processes, limits and pages: one worker more than the cores that are usual.
		maxWorkers: 3,
		projects: [
			{
				test: {
					...shared,
					name: 'unit',
					include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/*.test.ts', 'bench/**/*.test.ts'],
					globalSetup: ['test/global-setup.ts'],
				},
			},
			{
				test: {
					...shared,
					name: 'journey',
					include: ['test/journeys/**/*.test.ts'],
					globalSetup: ['test/journeys/server-setup.ts'],
					testTimeout: 60_000,
					expect: { poll: { timeout: 15_000 } },
					sequence: { groupOrder: 1 },
				},
			},
		],
	},
})
