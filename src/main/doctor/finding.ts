import type { Catalogue } from '#domain/catalogue.ts'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import type { Config } from '#main/config/config.ts'
import type { Reached } from './reach.ts'

/** `warn` works but is probably not intended; `fault` does not work or will lose data. */
type State = 'ok' | 'warn' | 'fault'

export type Finding = {
	state: State
	found: string
	/** What to do about it; absent if there is no problem. */
	advice?: string
}

/** What the checks examine. */
export type Patient = {
	config: Config
	catalogue: Catalogue
	env: NodeJS.ProcessEnv
	/** Files that may contain settings. */
	settingsFiles: readonly string[]
	/** The database as it is: the checks create and change nothing. */
	database: Reached
	/** Can reach what the product can reach, and the product's own public address. */
	get: GuardedFetch
	/** Resolves a host name, or throws. */
	lookUp: (name: string) => Promise<unknown>
	now: () => Date
}

export type Check = { name: string; look: (patient: Patient) => Promise<Finding[]> }

export const well = (found: string): Finding => ({ state: 'ok', found })
export const warn = (found: string, advice: string): Finding => ({ state: 'warn', found, advice })
export const fault = (found: string, advice: string): Finding => ({ state: 'fault', found, advice })
