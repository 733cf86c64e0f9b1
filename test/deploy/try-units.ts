import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from '#test/faults/proxy.ts'

/** The exposure as `systemd-analyze security` counts it: 0 is fully confined, 100 is open. */
const mostExposed = 25

/** systemd accepts the units, and reports how much of the machine they can reach. */
export async function checkUnits(folder: string): Promise<string> {
	const program = findProgram('systemd-analyze')
	if (program === undefined) return 'not checked: there is no systemd-analyze'
	await mkdir(folder, { recursive: true })
	const run = promisify(execFile)
	const names = (await readdir('deploy')).filter((name) => name.endsWith('.service'))
	for (const name of names) {
		const unit = await readFile(join('deploy', name), 'utf8')
		const path = join(folder, name.replace('@.', '@3000.'))
		// The program of a unit must exist for the check.
		await writeFile(path, unit.replaceAll('/opt/zagros/current', process.cwd()))
		await run(program, ['verify', '--man=no', '--recursive-errors=no', path])
		await run(program, ['security', '--offline=true', `--threshold=${mostExposed}`, '--no-pager', path])
	}
	return `${names.length} units are read by systemd, exposure at most ${mostExposed / 10} of 10`
}
