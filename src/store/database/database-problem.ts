/** Why no database can be used. `message` is the one line an operator reads; it never holds a password. */
export type DatabaseProblem = {
	kind:
		| 'no-binaries'
		| 'no-account'
		| 'not-writable'
		| 'other-major'
		| 'damaged'
		| 'cannot-start'
		| 'bad-address'
		| 'unreachable'
		| 'refused'
		| 'not-postgres'
		| 'too-old'
		| 'not-unicode'
		| 'no-permission'
		| 'newer-than-code'
		| 'changed-migration'
		| 'failed-migration'
	message: string
}

/** What the store has to say while it works; who writes it down is the caller's business. */
export type StoreLog = { info: (message: string) => void; warn: (message: string) => void }

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The SQLSTATE or the operating system's name of an error (`57014`, `ENOENT`), where it has one. */
export function errorCode(error: unknown): string | undefined {
	if (!(error instanceof Error) || !('code' in error)) return undefined
	return typeof error.code === 'string' ? error.code : undefined
}
