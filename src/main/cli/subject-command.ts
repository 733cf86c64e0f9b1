import { z } from 'zod'
import { newToken } from '#commands/accounts/account-parts.ts'
import { createOriginKey } from '#commands/votes/origin-key.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Config } from '#main/config/config.ts'
import type { News } from '#main/wiring/open-news.ts'
import { openSourceEditor } from '#main/wiring/open-source-editor.ts'
import type { OperatorAct } from '#operator/acts/define-act.ts'
import { keepFirstSetting } from '#store/setting-store.ts'
import { translateOperator } from '#text/translate.ts'
import { type Command, caller, type Output, readArguments } from './command.ts'
import { withServedNews } from './served-news.ts'

/** The arguments and dependencies of a command. */
export type Called = {
	words: readonly string[]
	values: Readonly<Record<string, string | boolean | undefined>>
	json: boolean
	news: News
	config: Config
	output: Output
	stop: AbortSignal
}

/** One line of a command's usage: `ACT WORDS…`. */
export type SubjectLine = {
	/** The names of its arguments as in the help; `…` accepts any number. */
	words: readonly string[]
	run: (called: Called) => Promise<Result<void, string>>
}

type ActLine<Done> = {
	act: OperatorAct<Done>
	words: readonly string[]
	/** The command line requires a reason too. */
	wantsReason?: boolean
	input: (called: Called) => unknown
	/** The result as one line, and as a JSON document. */
	say: (done: Done) => string
	json: (done: Done, called: Called) => object
}

/** The command of an operator's act, with the same rules as at the desk. */
export const actLine = <Done>({
	act,
	words,
	wantsReason = false,
	input,
	say,
	json,
}: ActLine<Done>): SubjectLine => ({
	words,
	run: async (called) => {
		if (wantsReason && reasonOf(called) === '') {
			return fail(`${act.name.replace(/.*\./, '')}: say why (--reason TEXT)`)
		}
		const done = await performByCommand(act, await input(called), called)
		if (!done.ok) return done
		called.output.print(called.json ? JSON.stringify(json(done.value, called)) : say(done.value))
		return ok(undefined)
	},
})

const reasonOf = ({ values }: Called): string => String(values.reason ?? '').trim()

/** Performs an act in the name of the user of the command; a refusal is one line in English. */
export async function performByCommand<Done>(
	act: OperatorAct<Done>,
	given: unknown,
	called: Called,
): Promise<Result<Done, string>> {
	const { news, config, stop, words } = called
	const { db } = news.database
	const parts = {
		db,
		now: Date.now,
		accountParts: async () => ({
			secret: await keepFirstSetting(db, 'session_secret', newToken()),
			originKey: createOriginKey({ db, now: Date.now }),
			limitScale: config.rateLimitScale,
			now: Date.now,
		}),
		sourceEditor: openSourceEditor({ config, news, stop }),
	}
	try {
		const done = await act.perform(given, { actor: caller, why: reasonOf(called) }, parts)
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
	options?: Record<string, { type: 'boolean' | 'string' }>
	lines: Readonly<Record<string, SubjectLine>>
}

/** `zagros NAME ACT WORDS… [--reason TEXT] [--json]`. */
export function subjectCommand({ name, help, options = {}, lines }: SubjectCommand): Command {
	return {
		help: help.join('\n'),
		run: async (args, output, stop) => {
			const known = { ...options, json: { type: 'boolean' }, reason: { type: 'string' } } as const
			const read = readArguments(args, known, true)
			if (!read.ok) return read
			const { json = false, ...values } = read.value.values
			const [act = '', ...words] = read.value.positionals
			const line = Object.hasOwn(lines, act) ? lines[act] : undefined
			if (line === undefined) {
				const usage = Object.entries(lines).map(([act, { words: wanted }]) => [act, ...wanted].join(' '))
				return fail(`say ${usage.join(', ')} (--help tells more)`)
			}
			const takesMore = line.words.at(-1) === '…'
			if (!takesMore && words.length !== line.words.length) {
				return fail(`say ${[act, ...line.words].join(' ')} and nothing more (--help tells more)`)
			}
			return withServedNews(`zagros-${name}`, output.note, (news, config) =>
				line.run({ words, values, json: json === true, news, config, output, stop }),
			)
		},
	}
}
