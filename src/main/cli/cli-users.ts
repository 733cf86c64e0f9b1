import { fail, ok } from '#domain/result.ts'
import { operatorActs, peopleActs } from '#operator/acts/people-acts.ts'
import { countAccess, listAccounts } from '#store/accounts/account-roster.ts'
import { findAccountByLogin } from '#store/accounts/account-store.ts'
import { subscriptionsOf } from '#store/accounts/subscription-store.ts'
import {
	actLine,
	type Called,
	performByCommand,
	type SubjectLine,
	subjectCommand,
} from './subject-command.ts'
import { rosterDocument, rosterTable, userDocument, userLines } from './users-list.ts'

/** The account of the first argument, a username or an e-mail address. */
export async function accountNamed({ words: [name = ''], news }: Called): Promise<number> {
	const found = await findAccountByLogin(news.database.db, name)
	if (found === undefined) throw new Error(`there is no user ${name}`)
	return found.account.id
}

const list: SubjectLine = {
	words: [],
	run: async ({ news, json, output: { print } }) => {
		const accounts = await listAccounts(news.database.db)
		if (json) print(JSON.stringify({ users: accounts.map(rosterDocument) }))
		else if (accounts.length === 0) print('nobody has an account yet')
		else for (const line of rosterTable(accounts)) print(line)
		return ok(undefined)
	},
}

const show: SubjectLine = {
	words: ['NAME'],
	run: async ({ words: [name = ''], news, json, output: { print } }) => {
		const { db } = news.database
		const found = await findAccountByLogin(db, name)
		if (found === undefined) return fail(`there is no user ${name}`)
		const { account, passwordHash } = found
		const now = new Date()
		const [subscriptions, access] = await Promise.all([
			subscriptionsOf(db, account.id),
			countAccess(db, account.id, now),
		])
		const report = { account, subscriptions, hasPassword: passwordHash !== null, ...access }
		if (json) print(JSON.stringify(userDocument(report)))
		else for (const line of userLines(report, now)) print(line)
		return ok(undefined)
	},
}

/** An account that is already in that state is not a failure. */
const setTo = (act: 'suspend' | 'restore', state: string, wasSo: string): SubjectLine => ({
	words: ['NAME'],
	run: async (called) => {
		const {
			words: [name = ''],
			json,
			output,
		} = called
		const done = await performByCommand(peopleActs[act], { account: await accountNamed(called) }, called)
		const changed = done.ok
		if (json) output.print(JSON.stringify({ user: name, state, changed }))
		else output.print(changed ? `${name} is ${state}` : `${name} was ${wasSo} before`)
		return ok(undefined)
	},
})

const promote: SubjectLine = {
	words: ['NAME'],
	run: async (called) => {
		const done = await performByCommand(operatorActs.promote, { account: await accountNamed(called) }, called)
		if (!done.ok) return done
		const { print } = called.output
		const { username, token } = done.value
		const link = `${called.config.publicUrl}/operator/setup/${token}/`
		if (called.json) print(JSON.stringify({ user: username, operator: true, link }))
		else {
			print(
				`${username} is an operator. Within a day, in a browser that is logged in as ${username}, open once:`,
			)
			print(link)
		}
		return ok(undefined)
	},
}

export const usersCommand = subjectCommand({
	name: 'users',
	help: [
		'Usage: zagros users list | show NAME | promote NAME | demote NAME [--json]',
		'       zagros users suspend NAME | restore NAME | resend NAME | two-factor-off NAME [--reason TEXT] [--json]',
		'',
		'  list           all accounts',
		'  show NAME      one account: its log-in methods, sessions and credit',
		'  suspend NAME   logs out every device and refuses log-ins; restore NAME allows them again',
		'  two-factor-off NAME',
		'                 turns two-factor log-in off for a user who has lost the phone and the recovery codes',
		'  resend NAME    sends the activation email again to a user who has not confirmed',
		'  promote NAME   makes the user an operator: prints a link, valid once within a day, where the second factor',
		'                 is set up; for an operator it prints a link to replace the second factor',
		'  demote NAME    ends that',
		'  --reason TEXT  why, for the log',
		'  --json         one JSON document',
		'',
		'NAME is a username or an e-mail address.',
	],
	lines: {
		list,
		show,
		suspend: setTo('suspend', 'suspended', 'suspended'),
		restore: setTo('restore', 'restored', 'not suspended'),
		resend: actLine({
			act: peopleActs.resend,
			words: ['NAME'],
			input: async (called) => ({ account: await accountNamed(called) }),
			say: () => 'an activation email is on its way',
			json: (username) => ({ user: username, resent: true }),
		}),
		'two-factor-off': actLine({
			act: peopleActs['two-factor-off'],
			words: ['NAME'],
			input: async (called) => ({ account: await accountNamed(called) }),
			say: (username) => `${username} logs in without a code from now on`,
			json: (username) => ({ user: username, two_factor: false }),
		}),
		promote,
		demote: actLine({
			act: operatorActs.demote,
			words: ['NAME'],
			input: async (called) => ({ account: await accountNamed(called) }),
			say: ({ username }) => `${username} is no operator any more`,
			json: ({ username }) => ({ user: username, operator: false }),
		}),
	},
})
