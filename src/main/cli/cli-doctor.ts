import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { fail, ok } from '#domain/result.ts'
import { type Config, describeConfigProblem, readConfig } from '#main/config/config.ts'
import { serviceFile } from '#main/config/environment-file.ts'
import { examine, type NamedFinding } from '#main/doctor/examine.ts'
import { fault } from '#main/doctor/finding.ts'
import { withDatabase } from '#main/doctor/reach.ts'
import { openGuard, permitFor } from '#main/wiring/fetch-guard.ts'
import { defineCommand } from './command.ts'
import { paint } from './text-table.ts'

const doctorCommand = defineCommand({
	help: [
		'Usage: zagros doctor [--json]',
		'',
		'Checks what the product needs and says what to do: environment, folders and their',
		'permissions, disk, database and its settings, replicas, worker, backups, feeds, prices in toman, mail, proxy, Redis. It changes nothing.',
		'Run it as the user and with the environment of the product. The exit code is 1 if there is a fault.',
		'',
		'  --json   one JSON document: {"findings":[{"check","state","found","advice"}]}; state is ok, warn or fault',
	],
	run: async ({ json, output: { print } }) => {
		const config = readConfig(process.env)
		const findings = config.ok
			? await lookAt(config.value)
			: config.failure.map((problem) => ({
					check: 'environment',
					...fault(describeConfigProblem(problem), 'Correct it; the rest is looked at once all are right.'),
				}))
		if (json) print(JSON.stringify({ findings: findings.map(present) }))
		else for (const line of findings.flatMap(linesOf)) print(line)
		const faults = findings.filter(({ state }) => state === 'fault').length
		return faults === 0 ? ok({}) : fail(faults === 1 ? 'one fault' : `${faults} faults`)
	},
})

async function lookAt(config: Config): Promise<NamedFinding[]> {
	const catalogue = await loadCatalogue(config.sourcesFile)
	if (!catalogue.ok) {
		const advice = 'Correct the file at the line that is named.'
		return [{ check: 'catalogue', ...fault('the catalogue cannot be read', advice) }]
	}
	const { hostname, port, protocol } = new URL(config.publicUrl)
	const own = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
	const permit = permitFor(config, catalogue.value, [own])
	const ports = new Set([...permit.ports, Number(own.split(':').at(-1))])
	const get = openGuard(config, { ...permit, ports })
	const settings = { env: process.env, settingsFiles: ['.env', serviceFile] }
	const parts = { config, ...settings, catalogue: catalogue.value, get, now: () => new Date() }
	return withDatabase(config, (database) => examine({ ...parts, database }))
}

const present = ({ check, state, found, advice }: NamedFinding) => ({
	check,
	state,
	found,
	advice: advice ?? null,
})

const styles = { ok: 'green', warn: 'yellow', fault: 'red' } as const

const linesOf = ({ check, state, found, advice }: NamedFinding): string[] => [
	`${paint(styles[state], state.padEnd(5))}  ${check.padEnd(11)}  ${found}`,
	...(advice === undefined ? [] : [`${' '.repeat(20)}${advice}`]),
]

export const commands = { doctor: doctorCommand }
