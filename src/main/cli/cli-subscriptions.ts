import { grantSubscription } from '#commands/accounts/grant-subscription.ts'
import { byCommand, performAct } from '#commands/operator/perform-act.ts'
import { fail, ok } from '#domain/result.ts'
import { grantedPlans } from '#domain/subscription.ts'
import { describeConfigProblem, readConfig } from '#main/config/config.ts'
import { openServedNews } from '#main/wiring/open-news.ts'
import { findAccountByLogin } from '#store/accounts/account-store.ts'
import { type Command, readArguments } from './command.ts'

export const subscriptionsCommand: Command = {
	help: [
		'Usage: zagros subscriptions grant NAME PLAN [--json]',
		'',
		'Gives somebody credit. It begins when the credit they have runs out, or now.',
		'',
		'  NAME     a username or an e-mail address',
		`  PLAN     ${grantedPlans.join(', ')}`,
		'  --json   one JSON document: {"username","plan","joined_date","exp_date"}',
	].join('\n'),
	run: async (args, { print, note }) => {
		const read = readArguments(args, { json: { type: 'boolean' } }, true)
		if (!read.ok) return read
		const [act, name, wanted, ...rest] = read.value.positionals
		if (act !== 'grant' || name === undefined || wanted === undefined || rest.length > 0)
			return fail('expected: grant NAME PLAN (--help tells more)')
		const plan = grantedPlans.find((known) => known === wanted)
		if (plan === undefined) return fail(`there is no plan "${wanted}" (${grantedPlans.join(', ')})`)
		const config = readConfig(process.env)
		if (!config.ok) return fail(config.failure.map(describeConfigProblem).join('; '))
		const news = await openServedNews(config.value, 'zagros-subscriptions', { info: () => {}, warn: note })
		if (!news.ok) return news
		const { database } = news.value
		try {
			const account = (await findAccountByLogin(database.db, name))?.account
			const granted = await performAct(
				database.db,
				{
					...byCommand,
					act: 'people.grant',
					subjects: account === undefined ? [] : [`account:${account.id}`],
				},
				new Date(),
				(db) => grantSubscription({ name, plan }, { db, now: Date.now }),
				// The log outlives accounts: their number is told, not their name.
				({ ends }) => `${plan} → ${ends.toISOString().slice(0, 10)}`,
			)
			if (!granted.ok || granted.value[0] === undefined) return fail(`there is no account "${name}"`)
			const { username, begins, ends } = granted.value[0]
			const [joined, expires] = [begins.toISOString(), ends.toISOString()]
			print(
				read.value.values.json
					? JSON.stringify({ username, plan, joined_date: joined, exp_date: expires })
					: `${username}: ${plan} from ${joined} until ${expires}`,
			)
			return ok(undefined)
		} finally {
			await database.close()
		}
	},
}
