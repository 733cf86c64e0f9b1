import { parseArgs } from 'node:util'
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

/** What a command was called with. */
export type Called = {
	words: readonly string[]
	values: Readonly<Record<string, string | boolean | undefined>>
	json: boolean
	output: Output
	stop: AbortSignal
}

/** What it came to: a document for programs, lines for people, or a note that there is nothing. */
export type Shown = { json?: unknown; lines?: readonly string[]; note?: string }

export type Run<Given = Called> = (called: Given) => Promise<Result<Shown, string>>
export type Options = Record<string, { type: 'boolean' | 'string' }>

type Plan = {
	help: readonly string[]
	/** Besides --json. */
	options?: Options
	/** The names of its arguments as in the help; `…` accepts any number. */
	words?: readonly string[]
	run: Run
}

export const defineCommand = ({ help, options = {}, words: wanted = [], run }: Plan): Command => ({
	help: help.join('\n'),
	run: async (args, output, stop) => {
		const read = readArguments(args, { ...options, json: { type: 'boolean' } })
		if (!read.ok) return read
		const { json, ...values } = read.value.values
		const words = read.value.positionals
		const wrong = refuseWords(words, wanted)
		if (wrong !== undefined) return fail(wrong)
		const shown = await run({ words, values, json: json === true, output, stop })
		if (!shown.ok) return shown
		const { json: document, lines = [], note } = shown.value
		if (json === true && document !== undefined) output.print(JSON.stringify(document))
		else {
			if (note !== undefined) output.note(note)
			for (const line of lines) output.print(line)
		}
		return ok(undefined)
	},
})

/** What is wrong with the number of words. */
export function refuseWords(words: readonly string[], wanted: readonly string[]): string | undefined {
	if (words.length === wanted.length || wanted.at(-1) === '…') return undefined
	return `say ${wanted.join(' ') || 'no word'} and nothing more (--help tells more)`
}

/** The arguments by name; an invalid one is reported in a sentence. */
function readArguments(args: string[], options: Options) {
	try {
		return ok(parseArgs({ args, options, allowPositionals: true, strict: true }))
	} catch (error) {
		const text = error instanceof Error ? error.message : String(error)
		return fail(`${text.split(/\. |\n/, 1).join('')} (--help tells what it takes)`)
	}
}

/** The value of an option that is a text. */
export const textOf = ({ values }: Called, name: string): string | undefined =>
	values[name] === undefined ? undefined : String(values[name])
