import { errorText } from '#store/database/database-problem.ts'
import { checkBackups, checkClock, checkDatabase } from './check-database.ts'
import { checkDisk, checkEnvironment, checkFolders } from './check-machine.ts'
import { checkFeeds, checkMail, checkNames, checkProxy, checkRedis, checkToman } from './check-network.ts'
import { checkReplicas } from './check-replicas.ts'
import { checkSettings } from './check-settings.ts'
import { checkWorker } from './check-worker.ts'
import { type Check, type Finding, fault, type Patient } from './finding.ts'

/** All checks, in the order in which they are reported. */
const checks: readonly Check[] = [
	checkEnvironment,
	checkSettings,
	checkFolders,
	checkDisk,
	checkDatabase,
	checkReplicas,
	checkClock,
	checkWorker,
	checkBackups,
	checkNames,
	checkFeeds,
	checkToman,
	checkMail,
	checkProxy,
	checkRedis,
]

export type NamedFinding = Finding & { check: string }

/** Runs all checks concurrently; one that throws is itself a finding. */
export async function examine(patient: Patient): Promise<NamedFinding[]> {
	const found = await Promise.all(
		checks.map(async ({ name, look }) => {
			const findings = await look(patient).catch((error: unknown) => [
				fault(`it could not be looked at (${errorText(error)})`, 'Mend what it says and ask again.'),
			])
			return findings.map((finding) => ({ check: name, ...finding }))
		}),
	)
	return found.flat()
}
