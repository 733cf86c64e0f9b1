import { type ParseArgsConfig, parseArgs } from 'node:util'
import { fail, ok, type Result } from '#domain/result.ts'

/** One operator's command; a failure is the one line that is written to standard error. */
export type Command = {
	help: string
	/** What takes long gives up when it is told to stop, so that it still closes what it opened. */
	run: (args: string[], output: Output, stop: AbortSignal) => Promise<Result<void, string>>
}

export type Output = {
	/** One line of what was asked for. */
	print: (line: string) => void
	/** One line about how it is going. */
	note: (line: string) => void
}

type Options = NonNullable<ParseArgsConfig['options']>

/** The arguments by name; a mistake in them is told in a sentence. */
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
