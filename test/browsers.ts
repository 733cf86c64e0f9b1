import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findBrowsers } from './find-chromium.ts'
import { thisMachine } from './machine.ts'

/** Runs the journeys in each browser that this machine can have, because readers have all of them and they differ. */
const browsers = await findBrowsers(thisMachine(process.env))
if (browsers.length === 0) {
	process.stderr.write('No browser that works could be found or installed.\n')
	process.exit(1)
}

let failures = 0
for (const path of browsers) {
	process.stdout.write(`\nJourneys in ${path}\n`)
	const run = spawn(process.execPath, ['test/run.ts', '--project', 'journey', ...process.argv.slice(2)], {
		env: { ...process.env, CHROMIUM_PATH: path },
		stdio: 'inherit',
	})
	const [code] = await once(run, 'exit')
	if (code !== 0) failures += 1
}
process.stdout.write(`\n${browsers.length - failures} of ${browsers.length} browsers passed\n`)
process.exit(failures === 0 ? 0 : 1)
