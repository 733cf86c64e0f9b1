import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'

/** Runs the tests on sample news of another seed and hour each time. A failure can be repeated by setting both. */
const env = {
	SAMPLE_SEED: randomUUID(),
	SAMPLE_DELAY_MS: String(Math.floor(Math.random() * 365 * 86_400_000)),
	...process.env,
}
process.stdout.write(`SAMPLE_SEED=${env.SAMPLE_SEED} SAMPLE_DELAY_MS=${env.SAMPLE_DELAY_MS}\n`)
spawn(process.execPath, ['test/run.ts', ...process.argv.slice(2)], { env, stdio: 'inherit' }).once(
	'exit',
	(code) => process.exit(code ?? 1),
)
