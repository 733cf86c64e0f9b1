import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { roomFor } from './ready-to-test.ts'

test('too little disk space is reported in one line with what is needed and what is free', async () => {
	const response = await roomFor('/', Number.MAX_SAFE_INTEGER)
	expect(response.ok ? '' : response.failure).toMatch(
		/^The tests need \d+ MB in \/, where \d+ MB are free\. .*TMPDIR\.$/,
	)
})

test('a missing temporary folder ends the run with exit code 1 and one line', async () => {
	const env = { ...process.env, TMPDIR: '/not/there' }
	const run = promisify(execFile)(process.execPath, ['test/run.ts', 'src/domain'], { env })
	const ended = await run.catch((error: unknown) => error)
	expect(ended).toMatchObject({
		code: 1,
		stderr: expect.stringMatching(/^The tests cannot use .*\/not\/there.*\n$/),
	})
})
