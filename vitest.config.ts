import { defineConfig } from 'vitest/config'
import { sampleNews } from './test/sample-news.ts'

// Every process of a run has the same sample news.
Object.assign(process.env, sampleNews)

// These timeouts only find hangs: a busy machine takes several times as long as a quiet one.
const shared = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					...shared,
					name: 'unit',
					// Loading the product's modules again for each file would take a tenth of the time.
					isolate: false,
					// Half of the time is waiting for processes and limits, so there are two workers more than the usual cores.
					maxWorkers: 4,
					include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/*.test.ts', 'bench/**/*.test.ts'],
					globalSetup: ['test/global-setup.ts'],
				},
			},
			{
				test: {
					...shared,
					name: 'journey',
					// Each file has its own browser and waits little: two keep two cores busy, and the product has its share of them.
					maxWorkers: 2,
					include: ['test/journeys/**/*.test.ts'],
					globalSetup: ['test/journeys/server-setup.ts'],
					sequence: { groupOrder: 1 },
				},
			},
		],
	},
})
