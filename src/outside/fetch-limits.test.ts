import { expect, test } from 'vitest'
import { fetchLimits } from './fetch-limits.ts'

test('a fetch is limited in time, size, decompression and redirects', () => {
	expect(fetchLimits).toMatchObject({
		connectMs: 10_000,
		headersMs: 10_000,
		totalMs: 20_000,
		maxWire: 2_097_152,
		maxDecoded: 5_242_880,
		maxRatio: 100,
		ratioFreeBytes: 262_144,
		maxRedirects: 5,
		maxLocationBytes: 2_048,
		atOnce: 8,
		perHost: 1,
	})
})
