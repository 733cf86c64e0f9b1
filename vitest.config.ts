import { defineConfig } from 'vitest/config'
import { sampleNews } from './test/sample-news.ts'

// Every process of a run, whoever starts it, tells the same sample news.
Object.assign(process.env, sampleNews)

// They only find what hangs: a busy machine takes several times as long as a quiet one.
const shared = { testTimeout: 60_000, hookTimeout: 120_000 }

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					...shared,
					name: 'unit',
					// Half of it is waiting for processes and limits: two workers more than the cores that are usual.
					maxWorkers: 4,
					include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'test/*.test.ts', 'bench/**/*.test.ts'],
					globalSetup: ['test/global-setup.ts'],
				},
			},
			{
				test: {
					...shared,
					name: 'journey',
					// Each has a browser of its own beside the product, and waits little.
					maxWorkers: 3,
					include: ['test/journeys/**/*.test.ts'],
					globalSetup: ['test/journeys/server-setup.ts'],
					testTimeout: 120_000,
					expect: { poll: { timeout: 15_000 } },
					sequence: { groupOrder: 1 },
				},
			},
		],
	},
})
