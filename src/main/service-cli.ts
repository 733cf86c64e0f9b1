import { readFile } from 'node:fs/promises'
import { readEnvironmentFile, serviceFile } from './config/environment-file.ts'

// The commands with the settings and as the user of the service: deploy/zagros runs this as root. What is set in the
// environment wins over the file, so that `DATA_DIR=/tmp/trial zagros restore FILE` does what it says.
const { ZAGROS_ENV_FILE: file = serviceFile } = process.env
const complain = (line: string): never => {
	process.stderr.write(`zagros: ${line}\n`)
	process.exit(1)
}
const settings = await readFile(file, 'utf8').then(readEnvironmentFile, () =>
	complain(`${file} cannot be read: run it with sudo`),
)
process.env = {
	RUN_AS: 'zagros',
	DATA_DIR: '/var/lib/zagros',
	...settings,
	...process.env,
	ZAGROS_ENV_FILE: file,
}
await import('./cli.ts')
