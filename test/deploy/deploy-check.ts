import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replayImage } from './replay-image.ts'
import { switchRelease } from './switch-release.ts'
import { checkAlerts } from './try-alerts.ts'
import { checkProxies } from './try-proxies.ts'
import { checkUnits } from './try-units.ts'

/**
 * `npm run deploy:check` checks what `npm test` cannot, because it takes minutes and needs programs that npm does not
 * install. The Dockerfile is replayed in a clean folder, units, proxies and alert rules are checked by their own
 * programs, and a release is switched under load by the commands of docs/running.md. DEPLOY_STEPS (a pattern) chooses
 * steps.
 */
const say = (line: string) => process.stdout.write(`${line}\n`)
const folder = await mkdtemp(join(tmpdir(), 'zagros-deploy-'))
// The image's user must be able to enter this folder.
await chmod(folder, 0o755)
const only = new RegExp(process.env.DEPLOY_STEPS ?? '')
const steps: [name: string, run: (folder: string) => Promise<string>][] = [
	['units', checkUnits],
	['proxies', checkProxies],
	['alerts', checkAlerts],
	['release', switchRelease],
	['image', replayImage],
]
let failed = false
try {
	for (const [name, run] of steps.filter(([step]) => only.test(step))) {
		const began = performance.now()
		const outcome = await run(join(folder, name)).catch((error: Error) => {
			failed = true
			return `FAILED: ${error.stack}`
		})
		say(`${name} (${((performance.now() - began) / 1000).toFixed(0)} s): ${outcome}`)
	}
} finally {
	await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
process.exit(failed ? 1 : 0)
