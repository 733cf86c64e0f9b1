import { errorText } from '#store/database/database-problem.ts'
import { checkBackups, checkDatabase, checkReplicas, checkWorker } from './check-database.ts'
import { checkDisk, checkEnvironment, checkFolders, checkSettings } from './check-machine.ts'
import { checkFeeds, checkMail, checkProxy, checkRedis, checkToman } from './check-network.ts'
import { type Check, type DoctorParts, type Finding, fault } from './finding.ts'

/** All checks, in the order in which they are reported. */
const checks: Readonly<Record<string, Check>> = {
	environment: checkEnvironment,
	settings: checkSettings,
	folders: checkFolders,
	disk: checkDisk,
	database: checkDatabase,
	replicas: checkReplicas,
	worker: checkWorker,
	backup: checkBackups,
	feeds: checkFeeds,
	toman: checkToman,
	mail: checkMail,
	proxy: checkProxy,
	redis: checkRedis,
}

export type NamedFinding = Finding & { check: string }

/** Runs all checks concurrently; one that throws is itself a finding. */
export async function examine(parts: DoctorParts): Promise<NamedFinding[]> {
	const found = await Promise.all(
		Object.entries(checks).map(async ([check, look]) => {
			try {
				return (await look(parts)).map((finding) => ({ check, ...finding }))
			} catch (error) {
				const found = `it could not be looked at (${errorText(error)})`
				return [{ check, ...fault(found, 'Mend what it says and ask again.') }]
			}
		}),
	)
	return found.flat()
}
