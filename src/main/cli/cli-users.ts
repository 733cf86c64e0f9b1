import { fail, ok } from '#domain/result.ts'
import { grantedPlans } from '#domain/subscription.ts'
import { operatorActs, peopleActs } from '#operator/acts/people-acts.ts'
import { countAccess, listAccounts } from '#store/accounts/account-roster.ts'
import { findAccountByLogin } from '#store/accounts/account-store.ts'
import { subscriptionsOf } from '#store/accounts/subscription-store.ts'
import type { Served } from './served-news.ts'
import { actLine, performByCommand, type SubjectLine, subjectCommand } from './subject-command.ts'
import { rosterDocument, rosterTable, userDocument, userLines } from './users-list.ts'

/** The account of the first argument, a username or an e-mail address. */
async function accountNamed({ words: [name = ''], services: { db } }: Served): Promise<number> {
	const found = await findAccountByLogin(db, name)
	if (found === undefined) throw new Error(`there is no user ${name}`)
	return found.account.id
}

const list: SubjectLine = {
	words: [],
	run: async ({ services }) => {
		const accounts = await listAccounts(services.db)
		return ok({
			json: { users: accounts.map(rosterDocument) },
			lines: accounts.length === 0 ? ['nobody has an account yet'] : rosterTable(accounts),
		})
	},
}

const show: SubjectLine = {
	words: ['NAME'],
	run: async ({ words: [name = ''], services: { db } }) => {
		const found = await findAccountByLogin(db, name)
		if (found === undefined) return fail(`there is no user ${name}`)
		const { account, passwordHash } = found
		const now = new Date()
		const [subscriptions, access] = await Promise.all([
			subscriptionsOf(db, account.id),
			countAccess(db, account.id, now),
		])
		const report = { account, subscriptions, hasPassword: passwordHash !== null, ...access }
		return ok({ json: userDocument(report), lines: userLines(report, now) })
	},
}

/** An account that is already in that state is not a failure. */
const setTo = (act: 'suspend' | 'restore', state: string, wasSo: string): SubjectLine => ({
	words: ['NAME'],
	run: async (called) => {
		const [user] = called.words
		const done = await performByCommand(peopleActs[act], { account: await accountNamed(called) }, called)
		const line = done.ok ? `${user} is ${state}` : `${user} was ${wasSo} before`
		return ok({ json: { user, state, changed: done.ok }, lines: [line] })
	},
})

type OnAccount<Done> = Pick<Parameters<typeof actLine<Done>>[0], 'act' | 'say' | 'json'>

/** An act on the account of the first word. */
const onAccount = <Done>(line: OnAccount<Done>): SubjectLine =>
	actLine({ ...line, words: ['NAME'], input: async (called) => ({ account: await accountNamed(called) }) })

const setUpLink = ({ config }: Served, token: string) => `${config.publicUrl}/operator/setup/${token}/`

const usersCommand = subjectCommand({
	name: 'users',
	help: [
		'Usage: zagros users list | show NAME | promote NAME | demote NAME [--json]',
		'       zagros users suspend NAME | restore NAME [--reason TEXT] [--json]',
		'',
		'  list           all accounts',
		'  show NAME      one account: its log-in methods, sessions and credit',
		'  suspend NAME   logs out every device and refuses log-ins; restore NAME allows them again',
		'  promote NAME   makes the user an operator: prints a link, valid once within a day, where the second factor',
		'                 is set up; for an operator it prints a link to replace the second factor',
		'  demote NAME    ends that',
		'  --reason TEXT  why, for the log',
		'  --json         one JSON document',
		'',
		'NAME is a username or an e-mail address. Everything else is done at /operator/people/.',
	],
	lines: {
		list,
		show,
		suspend: setTo('suspend', 'suspended', 'suspended'),
		restore: setTo('restore', 'restored', 'not suspended'),
		promote: onAccount({
			act: operatorActs.promote,
			say: ({ username, token }, called) =>
				`${username} is an operator. Within a day, in a browser that is logged in as ${username}, open once:\n${setUpLink(called, token)}`,
			json: ({ username, token }, called) => ({
				user: username,
				operator: true,
				link: setUpLink(called, token),
			}),
		}),
		demote: onAccount({
			act: operatorActs.demote,
			say: ({ username }) => `${username} is no operator any more`,
			json: ({ username }) => ({ user: username, operator: false }),
		}),
	},
})

const subscriptionsCommand = subjectCommand({
	name: 'subscriptions',
	help: [
		'Usage: zagros subscriptions grant NAME PLAN [--json]',
		'',
		'Gives a user credit, beginning when the present credit ends, or now.',
		'',
		'  NAME     a username or an e-mail address',
		`  PLAN     ${grantedPlans.join(', ')}`,
		'  --json   one JSON document: {"username","plan","joined_date","exp_date"}',
	],
	lines: {
		grant: actLine({
			act: peopleActs.grant,
			words: ['NAME', 'PLAN'],
			input: async (called) => ({ account: await accountNamed(called), plan: called.words[1] }),
			say: ({ username, plan, begins, ends }) =>
				`${username}: ${plan} from ${begins.toISOString()} until ${ends.toISOString()}`,
			json: ({ username, plan, begins, ends }) => ({
				username,
				plan,
				joined_date: begins,
				exp_date: ends,
			}),
		}),
	},
})

export const commands = { users: usersCommand, subscriptions: subscriptionsCommand }
