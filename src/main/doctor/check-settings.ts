import { access, readFile } from 'node:fs/promises'
import { variables } from '#main/config/config-variables.ts'
import { readEnvironmentFile } from '#main/config/environment-file.ts'
import { type Check, type Finding, warn, well } from './finding.ts'

/** Looks for settings files that this command was not given: its findings would then be about another installation. */
export const checkSettings: Check = {
	name: 'settings',
	look: async ({ env, settingsFiles }) => {
		const findings = await Promise.all(settingsFiles.map((path) => lookAtFile(path, env)))
		const unread = findings.filter((finding) => finding !== undefined)
		return unread.length > 0 ? unread : [well('every file of settings is read')]
	},
}

async function lookAtFile(path: string, env: NodeJS.ProcessEnv): Promise<Finding | undefined> {
	if (env.ZAGROS_ENV_FILE === path) return undefined
	const advice = `Run the command as the product is run: sudo zagros (deploy/zagros) reads /etc/zagros.env, npm run zagros reads .env.`
	const isThere = await access(path).then(
		() => true,
		() => false,
	)
	if (!isThere) return undefined
	const text = await readFile(path, 'utf8').catch(() => undefined)
	if (text === undefined) return warn(`${path} is not read`, advice)
	const settings = readEnvironmentFile(text)
	const known = variables.map(({ name }): string => name)
	const unread = Object.keys(settings).filter((name) => known.includes(name) && env[name] !== settings[name])
	return unread.length === 0 ? undefined : warn(`${unread.join(', ')} in ${path} is not read`, advice)
}
