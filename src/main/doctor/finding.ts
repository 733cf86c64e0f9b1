import type { Catalogue } from '#domain/catalogue.ts'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import type { Config } from '#main/config/config.ts'
import type { Reached } from './reach.ts'

export type Finding = {
	/** `warn` works but is probably not intended; `fault` does not work or will lose data. */
	state: 'ok' | 'warn' | 'fault'
	found: string
	/** What to do about it; absent if there is no problem. */
	advice?: string
}

/** What the checks examine. */
export type DoctorParts = {
	config: Config
	catalogue: Catalogue
	env: NodeJS.ProcessEnv
	/** Files that may contain settings. */
	settingsFiles: readonly string[]
	/** The database as it is: the checks create and change nothing. */
	database: Reached
	/** Can reach what the product can reach, and the product's own public address. */
	get: GuardedFetch
	now: () => Date
}

export type Check = (parts: DoctorParts) => Promise<Finding[]> | Finding[]

export const well = (found: string): Finding => ({ state: 'ok', found })
export const warn = (found: string, advice: string): Finding => ({ state: 'warn', found, advice })
export const fault = (found: string, advice: string): Finding => ({ state: 'fault', found, advice })

/** The findings that apply, or that all is well. */
export function whichOf(findings: readonly (Finding | false | undefined)[], otherwise: string): Finding[] {
	const apply = findings.filter((finding) => typeof finding === 'object')
	return apply.length > 0 ? apply : [well(otherwise)]
}
