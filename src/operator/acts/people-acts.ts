import { z } from 'zod'
import { grantSubscription } from '#commands/accounts/grant-subscription.ts'
import { resendConfirmation } from '#commands/accounts/sign-up.ts'
import { restoreAccount, suspendAccount } from '#commands/accounts/suspend-account.ts'
import { dropTwoFactor } from '#commands/accounts/two-factor.ts'
import type { Account } from '#domain/account.ts'
import { ok, type Result } from '#domain/result.ts'
import { grantedPlans } from '#domain/subscription.ts'
import { findAccount } from '#store/accounts/account-store.ts'
import { type ActDefinition, type Doing, defineAct, type Refusal, refuse } from './define-act.ts'

const account = z.coerce.number().int().positive()
/** An act on one account, which is read again because the page may be outdated. */
const onAccount = <Input extends { account: number }, Done>({
	run,
	...plan
}: Omit<ActDefinition<Input, Done>, 'subjects' | 'run'> & {
	run: (person: Account, input: Input, doing: Doing) => Promise<Result<Done, Refusal>>
}) =>
	defineAct<Input, Done>({
		...plan,
		subjects: (input) => [`account:${input.account}`],
		run: async (input, doing) => {
			const person = (await findAccount(doing.change, input.account))?.account
			return person === undefined ? refuse('fault.gone') : run(person, input, doing)
		},
	})

/** The log outlives accounts, so it contains their id and never their name. */
export const peopleActs = {
	suspend: onAccount({
		name: 'people.suspend',
		input: z.object({ account }),
		wantsReason: true,
		run: async (person, _input, { change, now, actor }) => {
			if (person.id === actor.accountId) return refuse('fault.self')
			const outcome = await suspendAccount(person.username, { db: change, now: () => now.getTime() })
			return outcome === 'done' ? ok(person.username) : refuse('fault.wasSo')
		},
	}),
	restore: onAccount({
		name: 'people.restore',
		input: z.object({ account }),
		run: async (person, _input, { change }) => {
			const outcome = await restoreAccount(person.username, { db: change })
			return outcome === 'done' ? ok(person.username) : refuse('fault.wasSo')
		},
	}),
	grant: onAccount({
		name: 'people.grant',
		input: z.object({
			account,
			plan: z.enum(grantedPlans, `there is no such plan (${grantedPlans.join(', ')})`),
		}),
		isFinal: true,
		run: async (person, { plan }, { change, now }) => {
			const granted = await grantSubscription(
				{ name: person.username, plan },
				{ db: change, now: () => now.getTime() },
			)
			return granted.ok ? granted : refuse('fault.gone')
		},
		outcome: ({ plan, ends }) => ({ code: 'granted', plan, until: ends.toISOString().slice(0, 10) }),
	}),
	'two-factor-off': onAccount({
		name: 'people.two-factor-off',
		input: z.object({ account }),
		isFinal: true,
		wantsReason: true,
		run: async (person, _input, { change, now }) => {
			const isDropped = await dropTwoFactor(person.username, { db: change, now: () => now.getTime() })
			return isDropped ? ok(person.username) : refuse('fault.wasSo')
		},
	}),
	resend: onAccount({
		name: 'people.resend',
		input: z.object({ account }),
		run: async (person, _input, { change, accounts, actor }) => {
			const { email, username, locale } = person
			const address = actor.accountId === undefined ? actor.name : `operator ${actor.accountId}`
			const sent = await resendConfirmation({ email, username, locale, address }, { ...accounts, db: change })
			if (sent.ok) return ok(username)
			return refuse(sent.failure.kind === 'already_active' ? 'fault.wasSo' : 'fault.tooSoon')
		},
	}),
}
