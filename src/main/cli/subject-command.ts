import { z } from 'zod'
import { fail, ok, type Result } from '#domain/result.ts'
import type { OperatorAct } from '#operator/acts/define-act.ts'
import { translateOperator } from '#text/translate.ts'
import {
	type Command,
	caller,
	defineCommand,
	type Options,
	type Run,
	refuseWords,
	textOf,
} from './command.ts'
import { type Served, withServices } from './served-news.ts'

/** One line of a command's usage: `ACT WORDS…`. */
export type SubjectLine = {
	/** The names of its arguments as in the help; `…` accepts any number. */
	words: readonly string[]
	run: Run<Served>
}

type ActLine<Done> = {
	act: OperatorAct<Done>
	words: readonly string[]
	input: (called: Served) => unknown
	/** What it came to for people, and as a JSON document. */
	say: (done: Done, called: Served) => string
	json: (done: Done, called: Served) => object
}

/** The command of an operator's act, with the same rules as at the desk. */
export const actLine = <Done>({ act, words, input, say, json }: ActLine<Done>): SubjectLine => ({
	words,
	run: async (called) => {
		const done = await performByCommand(act, await input(called), called)
		if (!done.ok) return done
		return ok({ json: json(done.value, called), lines: [say(done.value, called)] })
	},
})

const reasonOf = (called: Served): string => (textOf(called, 'reason') ?? '').trim()

/** Performs an act in the name of the user of the command; a refusal is one line in English. */
export async function performByCommand<Done>(
	act: OperatorAct<Done>,
	given: unknown,
	called: Served,
): Promise<Result<Done, string>> {
	const { services, words } = called
	try {
		const done = await act.perform(given, { actor: caller, why: reasonOf(called) }, services)
		if (done.ok && done.value[0] !== undefined) return ok(done.value[0].done)
		if (done.ok || done.failure.kind === 'stale')
			return fail('somebody else has changed this in the meantime')
		const { key, detail } = done.failure
		return fail(detail ?? [...words.slice(0, 1), translateOperator('en')(key)].join(': '))
	} catch (error) {
		if (!(error instanceof z.ZodError)) throw error
		return fail(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
	}
}

type SubjectCommand = {
	name: string
	help: readonly string[]
	/** Options besides --json and --reason. */
	options?: Options
	lines: Readonly<Record<string, SubjectLine>>
	/** The line that is meant without a word. */
	usual?: string
}

/** `zagros NAME ACT WORDS… [--reason TEXT] [--json]`. */
export const subjectCommand = ({ name, help, options = {}, lines, usual = '' }: SubjectCommand): Command =>
	defineCommand({
		help,
		options: { ...options, reason: { type: 'string' } },
		words: ['…'],
		run: async (called) => {
			const [act = usual, ...words] = called.words
			const line = Object.hasOwn(lines, act) ? lines[act] : undefined
			if (line === undefined) {
				const usage = Object.entries(lines).map(([one, { words: wanted }]) => [one, ...wanted].join(' '))
				return fail(`say ${usage.join(', ')} (--help tells more)`)
			}
			const wrong = refuseWords([act, ...words], [act, ...line.words])
			return wrong === undefined ? withServices(name, line.run)({ ...called, words }) : fail(wrong)
		},
	})
