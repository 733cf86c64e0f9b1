import { z } from 'zod'
import { grantSubscription } from '#commands/accounts/grant-subscription.ts'
import { resendConfirmation } from '#commands/accounts/sign-up.ts'
import { restoreAccount, suspendAccount } from '#commands/accounts/suspend-account.ts'
import { dropTwoFactor } from '#commands/accounts/two-factor.ts'
import type { Account } from '#domain/account.ts'
import { ok } from '#domain/result.ts'
import { grantedPlans } from '#domain/subscription.ts'
import { findAccount } from '#store/accounts/account-store.ts'
import type { Queryable } from '#store/sql.ts'
import { defineAct, refuse } from './define-act.ts'

const account = z.coerce.number().int().positive()
const onAccount = (input: { account: number }) => [`account:${input.account}`]

/** The account is read again, because the page may be outdated. */
const found = async (change: Queryable, id: number): Promise<Account | undefined> =>
	(await findAccount(change, id))?.account

/** The log outlives accounts: it says their number and never their name. */
export const peopleActs = {
	suspend: defineAct({
		name: 'people.suspend',
		input: z.object({ account }),
		wantsReason: true,
		subjects: onAccount,
		run: async (input, { change, now, actor }) => {
			const person = await found(change, input.account)
			if (person === undefined) return refuse('fault.gone')
			if (person.id === actor.accountId) return refuse('fault.self')
			const outcome = await suspendAccount(person.username, { db: change, now: () => now.getTime() })
			return outcome === 'done' ? ok(person.username) : refuse('fault.wasSo')
		},
	}),
	restore: defineAct({
		name: 'people.restore',
		input: z.object({ account }),
		subjects: onAccount,
		run: async (input, { change }) => {
			const person = await found(change, input.account)
			if (person === undefined) return refuse('fault.gone')
			const outcome = await restoreAccount(person.username, { db: change })
			return outcome === 'done' ? ok(person.username) : refuse('fault.wasSo')
		},
	}),
	grant: defineAct({
		name: 'people.grant',
		input: z.object({
			account,
			plan: z.enum(grantedPlans, `there is no such plan (${grantedPlans.join(', ')})`),
		}),
		isFinal: true,
		subjects: onAccount,
		run: async ({ account: id, plan }, { change, now }) => {
			const person = await found(change, id)
			if (person === undefined) return refuse('fault.gone')
			const granted = await grantSubscription(
				{ name: person.username, plan },
				{ db: change, now: () => now.getTime() },
			)
			return granted.ok ? granted : refuse('fault.gone')
		},
		outcome: ({ plan, ends }) => ({ code: 'granted', plan, until: ends.toISOString().slice(0, 10) }),
	}),
	'two-factor-off': defineAct({
		name: 'people.two-factor-off',
		input: z.object({ account }),
		isFinal: true,
		wantsReason: true,
		subjects: onAccount,
		run: async (input, { change, now }) => {
			const person = await found(change, input.account)
			if (person === undefined) return refuse('fault.gone')
			const isDropped = await dropTwoFactor(person.username, { db: change, now: () => now.getTime() })
			return isDropped ? ok(person.username) : refuse('fault.wasSo')
		},
	}),
	resend: defineAct({
		name: 'people.resend',
		input: z.object({ account }),
		subjects: onAccount,
		run: async (input, { change, accounts, actor }) => {
			const person = await found(change, input.account)
			if (person === undefined) return refuse('fault.gone')
			const { email, username, locale } = person
			const address = actor.accountId === undefined ? actor.name : `operator ${actor.accountId}`
			const sent = await resendConfirmation({ email, username, locale, address }, { ...accounts, db: change })
			if (sent.ok) return ok(username)
			return refuse(sent.failure.kind === 'already_active' ? 'fault.wasSo' : 'fault.tooSoon')
		},
	}),
}
