import { newToken } from '#commands/accounts/account-parts.ts'
import { resendConfirmation } from '#commands/accounts/sign-up.ts'
import { restoreAccount, type SuspendOutcome, suspendAccount } from '#commands/accounts/suspend-account.ts'
import { byCommand, performAct } from '#commands/operator/perform-act.ts'
import { demoteOperator, promoteOperator } from '#commands/operator/promote-operator.ts'
import { createOriginKey } from '#commands/votes/origin-key.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { type Config, describeConfigProblem, readConfig } from '#main/config/config.ts'
import { openServedNews } from '#main/wiring/open-news.ts'
import { countAccess, listAccounts } from '#store/accounts/account-roster.ts'
import { findAccountByLogin } from '#store/accounts/account-store.ts'
import { subscriptionsOf } from '#store/accounts/subscription-store.ts'
import { keepFirstSetting } from '#store/setting-store.ts'
import type { Queryable } from '#store/sql.ts'
import { type Command, type Output, readArguments } from './command.ts'
import { rosterDocument, rosterTable, userDocument, userLines } from './users-list.ts'

type Act = (
	db: Queryable,
	name: string,
	json: boolean,
	output: Output,
	config: Config & { reason: string },
) => Promise<Result<void, string>>

export const usersCommand: Command = {
	help: [
		'Usage: zagros users list | show NAME | promote NAME | demote NAME [--json]',
		'       zagros users suspend NAME | restore NAME | resend NAME [--reason TEXT] [--json]',
		'',
		'  list           everybody with an account',
		'  show NAME      one account: how it is entered, its sessions and its credit',
		'  suspend NAME   logs out every device at once and keeps the user out; restore NAME lets them in again',
		'  resend NAME    sends the activation email again to somebody who has not confirmed',
		'  promote NAME   makes an operator of the user: prints a link, good once and for a day, where the second factor',
		'                 is set up; promoted again, the user gets another link for a new one',
		'  demote NAME    takes that away',
		'  --reason TEXT  why, for the log',
		'  --json         one JSON document',
		'',
		'NAME is a username or an e-mail address.',
	].join('\n'),
	run: async (args, output) => {
		const read = readArguments(args, { json: { type: 'boolean' }, reason: { type: 'string' } }, true)
		if (!read.ok) return read
		const [act = '', name = '', ...rest] = read.value.positionals
		const chosen = Object.hasOwn(acts, act) ? acts[act] : undefined
		if (chosen === undefined || rest.length > 0) {
			return fail(
				'say list, or show, suspend, restore, resend, promote or demote and a NAME (--help tells more)',
			)
		}
		if ((name === '') !== (act === 'list')) {
			return fail(act === 'list' ? 'list takes no more words' : `${act}: say whom`)
		}
		const config = readConfig(process.env)
		if (!config.ok) return fail(config.failure.map(describeConfigProblem).join('; '))
		const news = await openServedNews(config.value, 'zagros-users', { info: () => {}, warn: output.note })
		if (!news.ok) return news
		const { database } = news.value
		try {
			const { json = false, reason = '' } = read.value.values
			return await chosen(database.db, name, json, output, { ...config.value, reason: reason.trim() })
		} finally {
			await database.close()
		}
	},
}

const list: Act = async (db, _name, json, { print }) => {
	const accounts = await listAccounts(db)
	if (json) print(JSON.stringify({ users: accounts.map(rosterDocument) }))
	else if (accounts.length === 0) print('nobody has an account yet')
	else for (const line of rosterTable(accounts)) print(line)
	return ok(undefined)
}

const show: Act = async (db, name, json, { print }) => {
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
}

const setTo =
	(state: 'suspended' | 'restored', change: (name: string, db: Queryable) => Promise<SuspendOutcome>): Act =>
	async (db, name, json, { print }, { reason }) => {
		const account = (await findAccountByLogin(db, name))?.account
		if (account === undefined) return fail(`there is no user ${name}`)
		const act = state === 'suspended' ? 'people.suspend' : 'people.restore'
		const done = await performAct(
			db,
			{ ...byCommand, why: reason, act, subjects: [`account:${account.id}`] },
			new Date(),
			async (inside) => {
				const outcome = await change(name, inside)
				return outcome === 'done' ? ok(undefined) : fail(outcome)
			},
			// The log outlives accounts: their number is told, not their name.
			() => '',
		)
		const changed = done.ok
		if (json) print(JSON.stringify({ user: name, state, changed }))
		else
			print(
				changed
					? `${name} is ${state}`
					: `${name} was ${state === 'suspended' ? 'suspended' : 'not suspended'} before`,
			)
		return ok(undefined)
	}

const resend: Act = async (db, name, json, { print }, { reason, rateLimitScale }) => {
	const account = (await findAccountByLogin(db, name))?.account
	if (account === undefined) return fail(`there is no user ${name}`)
	const { email, username, locale } = account
	const secret = await keepFirstSetting(db, 'session_secret', newToken())
	const originKey = createOriginKey({ db, now: Date.now })
	const parts = { secret, originKey, limitScale: rateLimitScale, now: Date.now }
	const done = await performAct(
		db,
		{ ...byCommand, why: reason, act: 'people.resend', subjects: [`account:${account.id}`] },
		new Date(),
		(change) =>
			resendConfirmation({ email, username, locale, address: byCommand.who }, { ...parts, db: change }),
		() => '',
	)
	if (!done.ok)
		return fail(
			done.failure.kind === 'already_active'
				? `${name} is active already`
				: 'an email went out a moment ago; try again in a few minutes',
		)
	print(json ? JSON.stringify({ user: username, resent: true }) : `an activation email is on its way`)
	return ok(undefined)
}

const refusals = {
	not_found: (name: string) => `there is no user ${name}`,
	not_active: (name: string) => `${name} is suspended or has not confirmed the sign-up`,
	not_operator: (name: string) => `${name} is no operator`,
}

const promote: Act = async (db, name, json, { print }, { publicUrl }) => {
	const promoted = await promoteOperator(name, { db, now: Date.now })
	if (!promoted.ok) return fail(refusals[promoted.failure](name))
	const { username, token } = promoted.value
	const link = `${publicUrl}/operator/setup/${token}/`
	if (json) print(JSON.stringify({ user: username, operator: true, link }))
	else {
		print(
			`${username} is an operator. Within a day, in a browser that is logged in as ${username}, open once:`,
		)
		print(link)
	}
	return ok(undefined)
}

const demote: Act = async (db, name, json, { print }) => {
	const demoted = await demoteOperator(name, { db, now: Date.now })
	if (!demoted.ok) return fail(refusals[demoted.failure](name))
	const { username } = demoted.value
	print(json ? JSON.stringify({ user: username, operator: false }) : `${username} is no operator any more`)
	return ok(undefined)
}

const acts: Record<string, Act> = {
	list,
	show,
	suspend: setTo('suspended', (name, db) => suspendAccount(name, { db, now: Date.now })),
	restore: setTo('restored', (name, db) => restoreAccount(name, { db })),
	resend,
	promote,
	demote,
}
