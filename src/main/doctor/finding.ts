import type { Catalogue } from '#domain/catalogue.ts'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import type { Config } from '#main/config/config.ts'
import type { Reached } from './reach.ts'

/** `warn` works and is seldom meant; `fault` does not work or will lose something. */
type State = 'ok' | 'warn' | 'fault'

export type Finding = {
	state: State
	found: string
	/** What to do about it; nothing where it is well. */
	advice?: string
}

/** What is looked at. */
export type Patient = {
	config: Config
	catalogue: Catalogue
	env: NodeJS.ProcessEnv
	/** Files that settings may be in. */
	settingsFiles: readonly string[]
	/** The database as it is: nothing in it is made or changed. */
	database: Reached
	/** Reaches what the product reaches, and the product's own public address. */
	get: GuardedFetch
	/** Finds the address of a name, or throws. */
	lookUp: (name: string) => Promise<unknown>
	now: () => Date
}

export type Check = { name: string; look: (patient: Patient) => Promise<Finding[]> }

export const well = (found: string): Finding => ({ state: 'ok', found })
export const warn = (found: string, advice: string): Finding => ({ state: 'warn', found, advice })
export const fault = (found: string, advice: string): Finding => ({ state: 'fault', found, advice })
