import { type ParseArgsConfig, parseArgs } from 'node:util'
import { fail, ok, type Result } from '#domain/result.ts'

/** A command of the operator; a failure is one line on standard error. */
export type Command = {
	help: string
	/** A long command must stop when `stop` is aborted, so that it still closes what it opened. */
	run: (args: string[], output: Output, stop: AbortSignal) => Promise<Result<void, string>>
}

export type Output = {
	/** Prints one line of the result. */
	print: (line: string) => void
	/** Prints one line of progress to standard error. */
	note: (line: string) => void
}

/** The name of the caller in the operator log; this process runs one command. */
export const caller = { name: 'zagros' }

type Options = NonNullable<ParseArgsConfig['options']>

/** The arguments by name; an invalid one is reported in a sentence. */
export function readArguments<Given extends Options>(
	args: string[],
	options: Given,
	allowPositionals = false,
) {
	try {
		return ok(parseArgs({ args, options, allowPositionals, strict: true }))
	} catch (error) {
		const text = error instanceof Error ? error.message : String(error)
		return fail(`${text.split(/\. |\n/, 1).join('')} (--help tells what it takes)`)
	}
}
