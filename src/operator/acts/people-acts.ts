import { z } from 'zod'
import type { Account } from '#domain/account.ts'
import type { ActOutcome } from '#domain/act-outcome.ts'
import { ok, type Result } from '#domain/result.ts'
import { grantedPlans } from '#domain/subscription.ts'
import { grantSubscription } from '#services/accounts/grant-subscription.ts'
import { resendConfirmation } from '#services/accounts/sign-up.ts'
import { suspendAccount } from '#services/accounts/suspend-account.ts'
import { dropTwoFactor } from '#services/accounts/two-factor.ts'
import { demoteOperator, promoteOperator } from '#services/operator/promote-operator.ts'
import { setSuspended } from '#store/accounts/account-roster.ts'
import { findAccount } from '#store/accounts/account-store.ts'
import { removeApiKeysOf } from '#store/accounts/api-key-store.ts'
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
		run: async ({ id, username }, _input, { change, now, actor }) => {
			if (id === actor.accountId) return refuse('fault.self')
			return (await suspendAccount(change, id, now)) ? ok(username) : refuse('fault.wasSo')
		},
	}),
	restore: onAccount({
		name: 'people.restore',
		input: z.object({ account }),
		run: async ({ id, username }, _input, { change }) =>
			(await setSuspended(change, id, null)) ? ok(username) : refuse('fault.wasSo'),
	}),
	grant: onAccount({
		name: 'people.grant',
		input: z.object({
			account,
			plan: z.enum(grantedPlans, `there is no such plan (${grantedPlans.join(', ')})`),
		}),
		isFinal: true,
		run: async ({ id }, { plan }, { change, now }) => {
			const granted = await grantSubscription(change, id, plan, now)
			return granted === undefined ? refuse('fault.gone') : ok(granted)
		},
		outcome: ({ plan, ends }) => ({ code: 'granted', plan, until: ends.toISOString().slice(0, 10) }),
	}),
	'two-factor-off': onAccount({
		name: 'people.two-factor-off',
		input: z.object({ account }),
		isFinal: true,
		wantsReason: true,
		run: async (person, _input, { change, now }) =>
			(await dropTwoFactor(change, person, now)) ? ok(person.username) : refuse('fault.wasSo'),
	}),
	'end-keys': onAccount({
		name: 'people.end-keys',
		input: z.object({ account }),
		wantsReason: true,
		run: async ({ id, username }, _input, { change }) =>
			(await removeApiKeysOf(change, id)) > 0 ? ok(username) : refuse('fault.wasSo'),
	}),
	resend: onAccount({
		name: 'people.resend',
		input: z.object({ account }),
		run: async ({ email, username, locale }, _input, { change, accounts, actor }) => {
			const address = actor.accountId === undefined ? actor.name : `operator ${actor.accountId}`
			const parts = { ...accounts.parts, db: change }
			const sent = await resendConfirmation({ email, username, locale, address }, parts)
			if (sent.ok) return ok(username)
			return refuse(sent.failure.kind === 'already_active' ? 'fault.wasSo' : 'fault.tooSoon')
		},
	}),
}

const named = ({ username }: { username: string }): ActOutcome => ({ code: 'text', text: username })

/** Done by commands alone. */
export const operatorActs = {
	promote: onAccount({
		name: 'operators.promote',
		input: z.object({ account }),
		run: async ({ id, username, state }, _input, { change, now }) =>
			state === 'active'
				? ok({ username, token: await promoteOperator(change, id, now) })
				: refuse('fault.gone', { detail: `${username} is suspended or has not confirmed the sign-up` }),
		outcome: named,
	}),
	demote: onAccount({
		name: 'operators.demote',
		input: z.object({ account }),
		run: async ({ id, username }, _input, { change }) =>
			(await demoteOperator(change, id))
				? ok({ username })
				: refuse('fault.wasSo', { detail: `${username} is no operator` }),
		outcome: named,
	}),
}
