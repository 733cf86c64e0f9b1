/** Why no database can be used. `message` is one line for an operator; it never contains a password. */
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
		| 'too-old'
		| 'not-unicode'
		| 'no-permission'
		| 'newer-than-code'
		| 'older-than-code'
		| 'older-schema'
		| 'changed-migration'
		| 'failed-migration'
	message: string
}

/** What the store reports while it works; the caller decides where it is logged. */
export type StoreLog = { info: (message: string) => void; warn: (message: string) => void }

export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The SQLSTATE or the operating system's name of an error (`57014`, `ENOENT`), where it has one. */
export function errorCode(error: unknown): string | undefined {
	if (!(error instanceof Error) || !('code' in error)) return undefined
	return typeof error.code === 'string' ? error.code : undefined
}
